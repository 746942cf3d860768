import { anyPhraseOf } from "~/coach/text/any-of";

const match = (phrases: RegExp[]) => anyPhraseOf(phrases, "i");

export const SUPERIORS = match([
  /(?:manager|boss|supervisor|director|head|chief|chef|owner|principal|captain|foreman|editor|superior|lead|leader|executive|president|founder|partner|sergeant|officer|professor|coordinator|superintendent|commander|consultant|matron|c[etfo]o|vp|team ?lead)s?/,
  /(?:who|whom|he|she|they) i reported to/,
  /reported to (?:him|her|them|a|the)/,
  /higher[- ]ups?/,
  /upper management/,
]);

export const PEERS = match([
  /(?:colleague|co-?worker|team-?mate|peer|classmate|flatmate|roommate)s?/,
  /(?:two|other|another|fellow|senior) (?:\w+ )?(?:engineer|developer|designer|analyst|nurse|teacher|cook|driver|assistant)s?/,
]);

export const NO_AUTHORITY = match([
  /(?:not|no|none|nobody|never|without|neither|any|\w+n['’]t|lacked|only a|just a)\b[^.!?]{0,70}\b(?:report\w*|authority|boss|manager|in charge|rank|say over|answer\w*|orders?|order|title|power|formal\w*|force|employ\w*|command|supervis\w*|obey|hire|fire|their (?:lead|leader))/,
  /(?:volunteer|peer|classmate|neighbou?r|colleague|coworker|co-worker|equal|freelancer|contractor|supplier|parent|student)s?/,
  /(?:other|different|another|own|their) (?:\w+ )?(?:teams?|departments?|groups?|units?|bosses|managers?|companies|shifts?|lines?|offices?|heads?|leads?)/,
  /(?:answered|reported|belonged) to (?:someone|somebody|their|other|different|another|the)/,
  /cross[- ]functional/,
  /across (?:\w+ ){0,2}(?:teams|departments|groups|offices|sites)/,
]);

export const HANDING_OVER = match([
  /delegat\w*/,
  /hand(?:ed|ing|s)? (?:\w+ ){0,5}(?:over|off|to)/,
  /hand(?:ed)? (?:him|her|them|it)/,
  /(?:gave|given|give|passed|pass|left|leave|turned|assigned|offered|transferred|entrusted) (?:\w+ ){0,6}(?:to|over|on|him|her|them|with)/,
  /(?:gave|give) (?:him|her|them|it|\w+ the)/,
  /(?:let|have|had|asked|told|trusted|wanted) (?:\w+ ){1,4}(?:take|run|do|lead|own|handle|have|write|make|present|plan|build|prepare|organi[sz]e|with|over|finish|manage)/,
  /let(?:ting)? go/,
  /put (?:\w+ ){1,3}in charge/,
  /took (?:it |that |this |the \w+ )?over from me/,
  /step(?:ped)? back/,
]);

export const FAILURE = match([
  /fail\w*/,
  /cancel\w*/,
  /clos(?:ed|ing) (?:it|down|the)/,
  /shut (?:it |the \w+ )?down/,
  /(?:stopped|abandoned|scrapped|killed|dropped|pulled|withdrew|withdrawn|collapsed|flopped|sank|folded|died|ended|buried|halted|wasted|lost|missed|broke|overran|overrun|rejected|returned|canned|shelved|axed)/,
  /(?:lose|losing|loss|disaster|flop|mistake|worse|wrong|late|over budget|wrote off|written off|in vain|for nothing|went under|fell apart|fell through|gave up|pull the plug|never (?:launched|shipped|used|finished|worked|took off|opened))/,
  /(?:nobody|no one|hardly anyone|few people|not|none|only \w+|\w+n['’]t) (?:\w+ ){0,4}(?:used|use|came|bought|buy|wanted|want|work|worked|signed|registered|showed|pay|paid|launch|deliver|finish|go well)/,
  /zero (?:users|sales|customers|orders)/,
]);

export const ANOTHER_PERSON = match([
  /(?:colleague|coworker|co-worker|teammate|partner|he|she|they|him|her|them|manager|boss)s?/,
]);

export const CUSTOMERS = match([
  /(?:customer|guest|patient|client|passenger|caller|parent|tenant|visitor|buyer|shopper|resident|member|user|subscriber|relative|family|mother|father|man|woman|lady|gentleman|couple|owner|student|diner|driver|guy|bride|groom|traveler|traveller|citizen|account)s?/,
]);

export const ANGER = match([
  /(?:angr\w*|anger|furious|fury|shout\w*|yell\w*|upset|mad|scream\w*|complain\w*|rage|raging|livid|annoyed|swor\w*|swear\w*|irate|fuming|loud\w*|threat\w*|temper|aggressive|hostile|insult\w*|cursed|cursing|outraged|slammed|banged|unhappy|frustrat\w*|tears|crying|rude|lawyer|red[- ]faced|exploded|blew up|fed up|boiling|ranting|ranted|cross)/,
]);

export const BEING_CRITICIZED = match([
  /(?:critici\w*|criticism|feedback|complain\w*|appraisal|reprimand\w*|evaluation|performance review|review|blunt\w*|remark\w*|pointed out|took me aside|called me|accused|blamed)/,
  /(?:told|said to|say to|warned|wrote|showed|let) (?:to )?me/,
  /(?:he|she|they|boss|manager|\w+) (?:said|thought|felt|found|wrote|says|put it) (?:that )?(?:i|my|me|to me)/,
  /i (?:was|got|had been) told/,
  /hard to (?:hear|take|swallow|listen)/,
]);

export const TELLING_SOMEONE = match([
  /(?:told|tell|said|say|spoke|speak|talked|talk|explained|explain|gave|raised|announce\w*|inform\w*|called|phoned|wrote|sat down|took (?:him|her|them)|asked|met|broke|mention\w*|described|shared|show\w*|invited|feedback|confront\w*|pointed out|brought (?:it|that|this) up|addressed|gathered|email\w*|deliver\w*|let \w+ know)/,
]);

export const REFUSING = match([
  /(?:no|refus\w*|declin\w*|reject\w*|turn(?:ed|ing)? (?:\w+ ){0,3}down|push(?:ed|ing)? back|against|impossible|instead|unable|not|never|cannot|\w+n['’]t|stood firm|held the line|say no)/,
]);

export const CONFLICT_WORDS = match([
  /(?:conflict\w*|argu\w*|fight\w*|fought|disagree\w*|tension\w*|quarrel\w*|clash\w*|disput\w*|feud\w*|row|complain\w*|blam\w*|accus\w*|shout\w*|yell\w*|angry|resent\w*|stand-?off|cold war|friction|bicker\w*|hostil\w*|fell out|fallen out|falling out|at odds|at war|enem\w*|hat(?:e|ed)|war|snapp\w*|insult\w*|ignor\w*|avoid\w*|hurt|fallout|trouble|hardly (?:spoke|talked)|barely (?:spoke|talked)|get along|got along|getting along)/,
  /(?:not|stopped|stop|no longer|never|\w+n['’]t|refused to) (?:\w+ ){0,2}(?:talk\w*|speak\w*|agree\w*|stand|work|look)/,
]);

export const TWO_OTHERS = match([
  /(?:two|both|each|either|neither|between|them|they|their|the other|one of|each other|one another|the pair)/,
]);

export const BAD_NEWS = match([
  /(?:bad news|news|clos\w*|cancel\w*|layoffs?|laid off|lay off|redundan\w*|cut\w*|delay\w*|late|lost|lose|losing|loss|fail\w*|fired|let go|ended|ending|end|dead|died|death|diagnos\w*|broke\w*|leak\w*|breach\w*|error|mistake|wrong|problem|stop\w*|shut|reject\w*|refus\w*|moved|missed|miss|postpon\w*|bankrupt\w*|no longer|not|won['’]t|can['’]t|couldn['’]t|bad|terrible|worse|over|shortage|recall\w*|reduc\w*|raise|rise|pay freeze|bonus\w*)/,
]);

export const DEADLINE = match([
  /(?:deadline\w*|due|late|later|behind|overdue|delay\w*|slip\w*|launch\w*|deliver\w*|in time|on time|schedule\w*|go[- ]live|release\w*|date|opening|miss\w*|ship\w*|event|exam|fair|audit|submission|handover|tender|finish\w*)/,
  /(?:days?|weeks?|months?|hours?) (?:\w+ ){0,3}(?:left|before|until|to go|away|short)/,
  /(?:by|until|before|on) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the end|noon|christmas|easter|summer|the \d+|january|february|march|april|may|june|july|august|september|october|november|december)/,
]);

export const UNCERTAINTY = match([
  /(?:unknown\w*|uncertain\w*|unclear|incomplete|missing|unsure|guess\w*|assum\w*|estimat\w*|risk\w*|gamble|bet|blind\w*|without|doubt\w*|half of|partial\w*|maybe|perhaps|contradict\w*|wait\w*|probab\w*|likely|information|data|facts|numbers|figures|evidence)/,
  /(?:not|no|nobody|never|\w+n['’]t|couldn['’]t|impossible to|hard to|little|few|only) (?:\w+ ){0,4}(?:know\w*|knew|tell|sure|see|clear|time|idea|enough|find out|say|certain|predict|one)/,
]);

export const CHANGE = match([
  /(?:chang\w*|new|improv\w*|instead|switch\w*|introduc\w*|replac\w*|process\w*|meeting\w*|checklist\w*|board|tool\w*|template\w*|routine\w*|system\w*|start\w*|trial\w*|tried|test\w*|propos\w*|suggest\w*|sav\w*|faster|fewer|reorgani[sz]\w*|rule\w*|way)/,
]);

export const TEACHING = match([
  /(?:coach\w*|train\w*|taught|teach\w*|show\w*|learn\w*|mentor\w*|pair\w*|explain\w*|practi[cs]\w*|guid\w*|tutor\w*|new (?:hire|colleague|starter|nurse|employee|person|guy|girl)|junior|intern|apprentice|beginner|onboard\w*|help\w*|shadow\w*|watch\w*|support\w*)/,
]);

export const OTHER_PROFESSIONS = match([
  /(?:engineer|developer|programmer|designer|lawyer|attorney|doctor|physician|surgeon|nurse|scientist|researcher|physicist|chemist|biologist|statistician|accountant|auditor|controller|salesperson|salespeople|marketer|architect|builder|electrician|plumber|carpenter|mechanic|teacher|professor|artist|musician|actor|writer|editor|journalist|photographer|filmmaker|chef|cook|waiter|farmer|driver|pilot|officer|soldier|police|firefighter|pharmacist|therapist|psychologist|librarian|translator|economist|analyst|banker|actuary|operator|technician|machinist|welder|planner|buyer|recruiter|curator|historian|archaeologist|geologist|vet|veterinarian|paramedic|midwife|receptionist|cleaner|seller|underwriter|adjuster|logistician|dispatcher|fisherman|fishermen|biochemist|linguist|sociologist|radiologist|oncologist|dentist|baker|tailor|sound engineer|animator|illustrator|copywriter|priest|social worker|caretaker)s?/,
  /(?:sales|marketing|legal|finance|design|engineering|it|hr|production|medical|clinical|compliance|accounting|logistics|operations|purchasing|manufacturing|shop floor|workshop|lab|laboratory|kitchen|ward|clinic|warehouse|software|hardware|data science|customer service|support)/,
  /(?:profession|trade|discipline|field|jargon|background)s?/,
  /(?:their|different|another|same|our) (?:own )?(?:world|language|words?|terms?|vocabulary)s?/,
]);

export const LOW_SPIRITS = match([
  /(?:motivat\w*|demotivat\w*|unmotivated|morale|mood|tired|exhaust\w*|quiet|silen\w*|gave up|given up|giving up|energy|sick|late|stopp\w*|cynic\w*|burn\w*|frustrat\w*|disappoint\w*|apath\w*|bored|boring|no longer|enthusias\w*|spirit\w*|joking|jokes|laugh\w*|resign\w*|quit\w*|leav\w*|left|turnover|absen\w*|shrug\w*|flat|down|low|listless|complain\w*|nobody|drag\w*|slump\w*|care|cared|caring|interest|engag\w*|discourag\w*|hopeless|unhappy|sluggish|deflat\w*|lost)/,
]);

export const BEING_LEFT_OUT = match([
  /(?:quiet\w*|silent|silence|ignor\w*|interrupt\w*|left out|leave out|exclud\w*|overlook\w*|shy|alone|remote\w*|heard|unheard|invisible|isolat\w*|outsider|talked over|spoke over|talking over|cut off|cut (?:him|her|them) off|speak up|spoke up|speak\w*|spoke|said (?:nothing|little|almost|hardly|a word)|say (?:nothing|anything|a word|much)|never (?:asked|invited|included|said)|nobody (?:asked|listened|noticed|talked|invited)|not (?:invited|asked|included|heard|listened)|\w+n['’]t (?:invited|asked|included|heard|part|say|get a word)|sidelined|muted|in the corner|by (?:him|her)self|missed out|passed over|new (?:colleague|guy|girl|member|hire|person)|accent|withdrawn|listen\w*)/,
]);

export const LEARNING = match([
  /(?:learn\w*|taught myself|teach myself|pick(?:ed|ing)? (?:it|\w+|\w+ \w+) up|picked up|pick up|stud(?:y|ied|ying)|course\w*|tutorial\w*|practi[cs]\w*|from scratch|from zero|beginner|never (?:\w+ ){0,3}before|knew nothing|no idea|new to me|crash course|read (?:up|the|about)|train\w*|book|exercis\w*|experience)/,
]);
