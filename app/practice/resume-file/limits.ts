export const FILE_MAX_MEGABYTES = 5;
export const FILE_MAX_BYTES = FILE_MAX_MEGABYTES * 1024 * 1024;
export const FILE_MAX_PAGES = 15;
export const FILE_MAX_SECONDS = 10;
