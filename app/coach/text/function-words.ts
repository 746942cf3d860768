/** Function words, and words too general to be evidence. */

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

export const FUNCTION_WORDS = words(`
a an the this that these those some any each every both either neither no not none such another other others
i me my mine myself we us our ours ourselves you your yours yourself he him his she her hers it its itself they them their theirs themselves
one ones who whom whose which what when where why how
am is are was were be been being do does did doing done have has had having will would shall should can could may might must ought
and or but nor so yet if then else than as because since while although though unless until whether whereas
of in on at by for with about against between into through during before after above below to from up down out off over under again
further upon within without across along around toward onto per via among beyond near
here there now just also too very much many more most less least few own same only even still ever never always often sometimes
let lets well yes ok okay oh please
im ive id ill youre youve its thats theres hes shes were theyre weve dont doesnt didnt isnt arent wasnt werent wont wouldnt cant cannot couldnt shouldnt hasnt havent hadnt
s t d ll re ve m don
`);

/** Content words too general to be evidence of a key point by themselves. */
export const GENERAL_WORDS = words(`
thing things something anything everything nothing stuff way ways lot lots kind kinds sort sorts type types bit part parts
get gets got getting give gives gave given go goes going went gone make makes made making take takes took taken taking
put puts come comes came say says said saying tell tells told know knows knew known think thinks thought see sees saw seen
look looks looked looking want wants wanted need needs needed use uses used using try tries tried trying work works worked working
good better best bad worse worst great nice big small large new old high low long short different similar important
able possible certain sure really actually basically simply quite rather maybe perhaps probably usually generally
time times day days week weeks month months year years hour hours minute minutes morning afternoon evening night today
people person someone anyone everyone everybody
mean means meant like likes liked call called calls example instance case cases fact point points
first second third last next finally firstly secondly lastly
happen happens happened keep keeps kept start starts started help helps helped show shows showed shown
feel feels felt find finds found turn turns turned become becomes became order etc
`);
