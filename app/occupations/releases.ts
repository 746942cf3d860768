import releases from "../../content/occupations/releases.json";

/** The release of each source that this version has; the import command replaces them. */
export const { onet: ONET, pay: PAY, growth: GROWTH } = releases;

/** "2024 to 2034" */
export const GROWTH_YEARS = `${GROWTH.from} to ${GROWTH.to}`;

/** Change of employment of all occupations in the same years: "+3.1%". */
export const GROWTH_OF_ALL = `${GROWTH.ofAll < 0 ? "−" : "+"}${Math.abs(GROWTH.ofAll).toFixed(1)}%`;
