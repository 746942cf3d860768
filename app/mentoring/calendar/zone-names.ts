/** Names of time zones that Node and browsers still use, and what the places are called now. */
const CURRENT_NAMES: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** The same zone by the name of today; others stay as they are. */
export function getCurrentZoneName(timeZone: string): string {
  return CURRENT_NAMES[timeZone] ?? timeZone;
}

/** Ho Chi Minh, of Asia/Ho_Chi_Minh; "Argentina, Salta" where a zone has two names. */
export function formatZoneName(timeZone: string): string {
  const [region = "", ...places] = timeZone.split("/");
  return places.length === 0
    ? region
    : places.join(", ").replaceAll("_", " ").replace("DumontDUrville", "Dumont d’Urville");
}
