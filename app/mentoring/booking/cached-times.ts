export const TIME_ZONE_COOKIE = "time-zone";

/**
 * Cached pages with free times may be this much out of date: a request for a time that is gone is
 * refused anyway, and says so. Everyone who chose a time zone gets a page of their own.
 */
export const CACHED_TIMES = { maxAgeInSeconds: 15, readsCookies: [TIME_ZONE_COOKIE] };
