/**
 * American spelling for British words, so both match.
 * Rules may also fold a few unrelated words ("exercise" to "exercize"); both sides of every
 * comparison are converted, so that is harmless.
 */

const AMERICAN_SPELLINGS: Readonly<Record<string, string>> = {
  centre: "center",
  centres: "centers",
  centred: "centered",
  metre: "meter",
  metres: "meters",
  litre: "liter",
  litres: "liters",
  theatre: "theater",
  fibre: "fiber",
  calibre: "caliber",
  defence: "defense",
  offence: "offense",
  licence: "license",
  licences: "licenses",
  practise: "practice",
  practised: "practiced",
  practising: "practicing",
  programme: "program",
  programmes: "programs",
  grey: "gray",
  cheque: "check",
  cheques: "checks",
  judgement: "judgment",
  judgements: "judgments",
  ageing: "aging",
  tyre: "tire",
  tyres: "tires",
  aluminium: "aluminum",
  artefact: "artifact",
  artefacts: "artifacts",
  enrol: "enroll",
  enrolment: "enrollment",
  fulfil: "fulfill",
  fulfilment: "fulfillment",
  skilful: "skillful",
  learnt: "learned",
  spelt: "spelled",
  burnt: "burned",
  whilst: "while",
  amongst: "among",
  odour: "odor",
  sceptical: "skeptical",
  manoeuvre: "maneuver",
  paediatric: "pediatric",
  anaesthetic: "anesthetic",
  haemorrhage: "hemorrhage",
  towards: "toward",
  instalment: "installment",
  acknowledgement: "acknowledgment",
};

/** The American form of a lowercase word, or the word itself. */
export function americanize(word: string): string {
  const americanSpelling = Object.hasOwn(AMERICAN_SPELLINGS, word)
    ? AMERICAN_SPELLINGS[word]
    : undefined;
  if (americanSpelling !== undefined) return americanSpelling;
  if (word.length < 6) return word;
  return word
    .replace(/is(e|es|ed|er|ers|ing|ation|ations)$/, "iz$1")
    .replace(/ys(e|es|ed|er|ers|ing)$/, "yz$1")
    .replace(/our(s|ed|ing|ite|ites|able|al|ally|er|ers|hood|less)?$/, "or$1")
    .replace(/ogue(s)?$/, "og$1");
}
