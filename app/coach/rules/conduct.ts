import { anyPhraseOf } from "~/coach/text/any-of";

const NOT_DENIED =
  /(?<!\b(?:not|never|n['’]t|rather than|instead of|without|stop|about to)\b[^.,;!?]{0,30})/;

/** What each sign sounds like to a listener. */
export const CONDUCT_NAMES: Readonly<Record<string, string>> = {
  contempt: "contempt",
  riddance: "being glad that someone left",
  humiliation: "putting someone down in front of others",
  goingAround: "going around the person",
  dishonesty: "not being open with people",
  blame: "blaming others",
  takingSides: "taking sides",
  command: "giving orders",
  boasting: "boasting",
  unteachable: "nothing to learn from it",
  nothingAtStake: "nothing being at stake",
};

/**
 * Signs of bad conduct in a story, and of a story in which nothing was at stake, whatever it is
 * about. training/coach/README.md says how much more common each is in wrong turns than in right wordings.
 */
export const CONDUCT_SIGNS: Readonly<Record<string, RegExp>> = {
  contempt: anyPhraseOf(
    [
      /some people (?:just|simply) (?:don['’]t|can['’]t|aren['’]t|never|will never)|don['’]t have a head for|(?:was|were|is|are) a disgrace|nothing in it (?:that )?i haven['’]t|common sense with/,
      /(?<!\b(?:i|we) )(?:had|has) (?:honestly |really |absolutely |just )?(?:no|zero) clue|(?:he|she|they) (?:was|were) slow and|look harder than it is/,
      /arrogant|know[- ]it[- ]all|bad character|childish|too sensitive|in their own world|(?:not|n['’]t) (?:so |very |too )?(?:clever|bright)|typical for (?:him|her|them)|nobody took (?:it|him|her|them) serious\w*|dead ?wood|hysterical|drama queen|princess|dinosaurs?/,
      /nightmare|control freak|nasty|sheep|moan(?:ed|ing)?|sulk\w*|rubbish|weak link|pretty useless|thick as|hash of it|no nicer (?:word|way)|attitude stank|made of himself/,
      /clash of personalities|personality (?:thing|clash)|as customers do|they(?:['’]re)? all (?:do|the same)|hate change|people are just|competent|how (?:he|she) got hired/,
      /(?:the )?(?:most tiresome|dullest|most boring)|nobody wants (?:it|to do it)|clueless|something silly|silly (?:request|question|idea)|can['’]t stand that/,
      /(?:(?:he|she|they|boss|manager|customer|colleague|guy|lady|woman|team)(?:['’]s|['’]re| was| were| is| are)|got) (?:(?:just|simply|basically|totally|completely|plain|so|too|always|a|an|bit|really|kinda|kind of) )*(?:lazy|clueless|incompetent|impossible|stupid|useless|narcissist|hopeless|jealous|insecure|catty|pathetic|petty|crazy|complainer|diva|difficult and)/,
      /(?:he|she|they|manager|boss|people|guys?) (?:(?:just|simply|really|frankly) )?(?:had|have|has) no (?:clue|idea (?:about|how|what))/,
      /(?:people|somebody|someone|guys|customers|types?) like (?:that|him|her|them|this)/,
      /some people are|that['’]s how (?:customers|people) are|(?:customers|people) who (?:shout|complain|whine)|had it too good|(?:they|he|she) (?:was|were) lost/,
      /what (?:type|sort|kind) (?:he|she|they) (?:was|were|is)|nobody else wanted|(?:wasn['’]t|weren['’]t|not) (?:up to it|logical|as committed)/,
      /narcissist\w*|idiots?|stupid|on another planet|whin(?:ed|ing|ers?)|one of those (?:people|guys|women)|rude and/,
      /(?:upset|angry|fighting|fought|shouting|complaining|fuss|catty) (?:about|over) (?:basically )?nothing|over nothing/,
      /(?:can['’]t|couldn['’]t|could not|cannot) (?:keep up|follow a simple|stand (?:him|her|them))|as (?:they (?:always )?do|always)(?=[.,;]|$)|on (?:his|her|their|\w+body['’]s|\w+one['’]s) nerves/,
      /(?:no time for|making|made) (?:\w+ )?excuses|exaggerat\w+|overreact\w*|only have complained|attitude problem/,
    ],
    "gi",
  ),
  riddance: anyPhraseOf(
    [
      /(?:put|kept) (?:them|the two) (?:on different shifts|apart)|best be kept apart|replaced half|early retirement|asked for (?:her|his|a) transfer|opened a bottle|at some point (?:he|she|they) gave up/,
      /no (?:great |big )?loss|good riddance|their loss|which (?:was|is) (?:honestly |actually |frankly )?(?:best|better|easier|fine|good) (?:for|with)/,
      /(?:quit|left|leave|resigned|transferred out|let go|fired|moved)[^.!?]{0,30}(?:solved|settled|took off|i was glad|problem|better)/,
      /(?:they|he|she|some) had to go|glad (?:it was over|to be rid|to dump)|(?:he|she|two|some|few|half of them) (?:quit|left) (?:soon|a few|two|shortly)/,
      /(?:moved|transferred|switched) (?:\w+ ){0,2}to (?:the|a|an|another) (?:\w+ )?(?:floor|shift|department)|goes to (?:the|an)other/,
      /never (?:came back|saw (?:him|her|them) again)|(?:was|got|been) (?:fired|let go)/,
    ],
    "gi",
  ),
  humiliation: anyPhraseOf(
    [
      /(?<!(?:thank|prais|apolog|credit|nam|said sorry)[^.!?]{0,40})in front of (?:the|his|her|their) (?:team|colleagues)|on the screen next to|with (?:everyone|everybody|all)[^.!?]{0,20} on the call/,
      /(?:told|explained to) (?:the )?(?:whole |entire )?(?:every(?:one|body)|crew|team|class|group|others|office|department|colleagues|staff) (?:that )?(?:he|she|\w+)(?:['’]s|['’]d| was| is| had| has)[^.!?]{0,40}(?:anxi\w+|depress\w+|medic\w+|ill|sick|pregnant|divorc\w+|therapy|debts?|drinking|burn(?:ed|t)? ?out)/,
      /(?:cried|in tears) in the|home truths|(?:good|bit of a|had a) laugh(?! together)|read (?:it|them) out|by (?:six|noon|friday) got no/,
      new RegExp(
        `${NOT_DENIED.source}in front of (?:everyone|everybody|them all|the (?:(?:whole|entire|other) \\w+|department|crew|meeting|class|queue|head))`,
      ),
      /every(?:one|body) (?:\w+ ){0,3}laughed|(?:found|thought) it (?:was )?(?:funny|hilarious)|so (?:that )?every(?:one|body) (?:could|would) (?:hear|see)(?! (?:every|the|where|how))/,
      /(?:he|she|they) (?:went|turned) (?:all |quite |very |bright )?red|told (?:him|her|them) off|put (?:him|her|them) (?:straight|in (?:his|her|their) place)/,
      /(?:know|show|showed?|shown|teach|taught)[^.!?]{0,15} (?:his|her|their) (?:limits|place)|so (?:that )?every(?:one|body) (?:learns|saw|knew)|shout(?:ed)? (?:back )?at (?:him|her|them)|pull themselves together/,
      /(?:were|was|got) (?:named|written up)|put up a ranking|the (?:bottom|worst) (?:three|two|five|ones)/,
    ],
    "gi",
  ),
  goingAround: anyPhraseOf(
    [
      /in (?:his|her|their) file|on record|(?:word|talk) with (?:his|her) (?:manager|boss)|list of (?:his|her|their) (?:\w+ )?(?:errors|mistakes)|a file of everything|a lawyer on/,
      /(?:told|mentioned it to) the (?:boss|manager|branch manager) that|a hint does|(?:only )?hinted at|don['’]t pick up|i answered after/,
      /behind (?:his|her|my \w+['’]s) backs?|(?:to|wrote|told|asked|emailed) (?:his|her|their) (?:boss|supervisor|superior|director)|(?:with|through|to) my boss (?:about|instead)/,
      /(?:in|on) (?:copy|cc)|cc(?:['’]d|ed|ing)?(?= (?:their|his|her|the|my|every|to))|copied in (?:his|her|their|the)|went (?:\w+ ){0,2}to hr|complained to|reported (?:him|her|them)|to hr/,
      /writ(?:e|ing) (?:everything|it all) down with|as (?:her|his) witness|evidence against|documented (?:it|every)|made sure (?:people|everyone|they) knew|work(?:ed)? around (?:him|her|them)/,
      /stopped (?:talking|speaking) to|(?:told|let) (?:him|her|them) (?:know )?by (?:text|email|mail)|so i (?:wouldn['’]t|didn['’]t) have to (?:see|talk|face)|kept out of|left the room|i ended the meeting/,
    ],
    "gi",
  ),
  dishonesty: anyPhraseOf(
    [
      /(?:my )?own version (?:running )?in parallel|i (?:\w+ )?(?:opened|corrected|changed|redid|rewrote) (?:his|her|their) (?:file|slides|work|part|version|report|code|draft)|i (?:started|began|kept|ended up) doing (?:his|her|their) (?:part|work|share)|submit\w* under (?:his|her|their) name/,
      /(?:no one|nobody) (?:ever|has ever|there) (?:\w+ )?(?:noticed|knew|found out|asked|checked)|put on (?:the|my) (?:cv|resume|résumé) that|got to put something|everyone does(?=[.,;]|$)/,
      /i say (?:\w+),? it['’]s|i rounded it up|(?:i['’]d|i had|i) said yes,? (?:advanced|fluent|of course|sure)|(?:can['’]t|won['’]t) name|(?:isn['’]t|not|wasn['’]t) (?:yet )?public|where the bodies|my (?:own )?(?:customer|client) (?:list|base)|didn['’]t (?:even )?give notice|still got the (?:laptop|keys|phone|car)/,
      /dropped a word|without (?:it )?coming from me|just (?:didn['’]t|never) (?:do|did) anything|leave with (?:\w+ ){1,4}of them|(?:take|bring) (?:\w+ ){0,3}(?:clients|customers|contacts|accounts) (?:along|with me)|(?:you )?don['’]t get these chances/,
      /only the minimum|secretly|although i knew|already decided|nobody (?:is|was|would be) guilty|hundred percent sure|behind closed doors|on purpose|told (?:him|her|them) (?:a story|some story)|what they (?:wanted|want) to hear|never found out|tricked|fooled|got away with/,
      /kept it to myself|which of course it|of course it (?:can|could|is)|(?:kept|keep) reporting|though i knew|had the others|quietly put right|when you['’]re away|copied the (?:addresses|list|files|data)|contacts along/,
      /(?:company )?policy (?:didn['’]t|doesn['’]t) allow|the system (?:can['’]t|couldn['’]t|doesn['’]t)|not to spoil (?:it|the)|spoil the (?:party|holidays|mood)|called it a pilot, but/,
      /(?:i|we|just) pretend\w*|(?:i|we) (?:just )?lied|lying to|made (?:it|that|something) up|which i wasn['’]t|which wasn['’]t (?:really )?true|a white lie|as mine|said nothing to|reported it as/,
      /(?:carried|went|kept) (?:right |just )?on (?:doing|as before|the old)|did it (?:my (?:own )?way|anyway)|my (?:own )?way (?:anyway|behind)/,
      /(?<=\b(?:i|we|again|night|it|them) [^.!?]{0,40})without (?:telling|informing|saying anything to) (?:him|her|them|any\w+|the|my)/,
      /hop(?:ed|ing) (?:that )?(?:it|they|he|she|nobody|no one)(?:['’]d| would) (?:\w+ )?(?:forget|pass|go away|notice|blow over|drop it)|in the hope/,
      /so (?:that )?(?:they|he|she|nobody|no one) (?:didn['’]t|wouldn['’]t) (?:\w+ )?(?:notice|find out|panic|worry)|dressed it up|cover(?:ed)? (?:it|this|that) up|so as not to worry|nodded along/,
      /let (?:it|him|her|them) (?:fail|crash|run into)(?! a little)|even though i knew|shouldn['’]t (?:really |probably )?(?:say|tell you|mention)|probably shouldn['’]t|off the hook|told (?:him|her) what (?:she|he)['’]d|just to calm (?:him|her|them)/,
    ],
    "gi",
  ),
  blame: anyPhraseOf(
    [
      /(?:kept|keeps) changing (?:his|her|their|its) mind|if the (?:client|customer|boss|manager|supplier|team) had (?:been|done|listened|given)|because (?:the|my|our) (?:client|customer|boss|manager|supplier|team) (?:couldn['’]t|didn['’]t|wouldn['’]t|was too)/,
      /who was guilty|(?:not|n['’]t) (?:our|my) fault|on (?:him|her|them) to|my only (?:fault|mistake)|someone had to pay|thrown under|held (?:him|her|them) responsible/,
      /came from the top|my mistake was (?:trusting|being too)|they let me down|(?:supplier|vendor|client|department)['’]s fault|those are the rules|hands were tied/,
      /(?:can['’]t|couldn['’]t|cannot|not) be blamed|(?:they|he|she)(?: was| were| is|['’]s) to blame|i blamed (?:it|him|her|them|the)|(?:another|other|department['’]s) (?:\w+['’]s )?fault|the fault of|blame (?:me|themselves)/,
      /(?:was|were|is|more|just) (?:his|her|their|someone else['’]s|someone else['’]s) (?:own )?(?:fault|problem|mistake)/,
      /(?:wasn['’]t|isn['’]t|not|nothing to do with) (?:my (?:job|problem|business|fault|call|responsibility|idea))|nothing to do with me|can['’]t have been me|not because of me|wasn['’]t because of me/,
      /just the messenger|(?:was|is) up to them|(?:somebody|someone) else (?:had )?(?:messed|did it|was responsible)|look after themselves|none of my business|(?:was|is) on the (?:supplier|vendor|others|client)|let us down/,
      /(?:because|since) the others|others (?:had|hadn['’]t|didn['’]t|were)|if they had|i (?:had )?warned (?:them|him|her)|did everything right|got it (?:completely |all |totally )?wrong, as/,
    ],
    "gi",
  ),
  takingSides: anyPhraseOf(
    [
      /(?:took|listened to|take|on) (?:his|her) side(?! first)|(?:clearly|obviously|simply) (?:in the )?(?:right|wrong)|i (?:already )?knew who was/,
      /i was (?:good |close |best )?friends with (?:him|her|\p{Lu}\w+|one)|take a clear position|i decided for (?:them|him|her)|i never (?:talked|spoke) (?:to|with) (?:him|her|\w+ about)/u,
      /(?:i )?told (?:him|her) what (?:he|she)['’]d said|told them to stop or|let them (?:go at it|fight)/,
    ],
    "gi",
  ),
  command: anyPhraseOf(
    [
      /written warning|no choice (?:but|and)|report (?:each|his|her|their) name|i shouted|they had no say|i forced|threw (?:him|her|them) out|i showed (?:him|her|them) who|or (?:he|she|they)(?:['’]d| would| could) (?:leave|go|find)/,
      /(?:don['’]t|didn['’]t) discuss|(?:a )?decision is a decision|no exceptions|had to be done|(?:must|have to) learn to|put pressure on|needs? a leader|(?:no|don['’]t) need to go round|switched off access|same monday|on the spot|consequences/,
      /i told (?:him|her|them|every\w+) (?:that |straight (?:that )?)?(?:he|she|they|it|where|not to|his|her|their|you)(?:['’]d|['’]s)?/,
      /under me|who['’]s in charge|in charge,? so|deal with me|(?:gave|given) me (?:the )?full (?:power|authority)|worked for me|my direct reports/,
      /told (?:him|her|them|each|every\w*|the \w+) (?:to (?:stop|calm|follow|get on|pull)|how it was going|what to do|(?:it|that) (?:was|is) (?:an order|final)|to go to (?:some|the other))/,
      /made (?:him|her|them) (?:come|stay|sign|redo|apologi[sz]e)|had to (?:stay|obey|follow|treat|do as|sign|do it my|work (?:more|nights))|my way(?=[.,])|made it mandatory|mandatory (?:for|on|twelves)|like it or/,
      /i (?:decided|decide|made the plan) alone|i (?:threatened|forbade)|i made it (?:very |quite )?clear|didn['’]t (?:need to )?ask (?:them|him|her|any\w+|why|what)|as (?:final|an order)|expected them to follow|what (?:he|she|they) had to become/,
      /(?:i was|as) (?:their|the) (?:shift |team |group )(?:lead|leader|manager|boss|supervisor)|i did their reviews/,
    ],
    "gi",
  ),
  boasting: anyPhraseOf(
    [
      /never been wrong|can['’]t (?:learn|teach) (?:it|that)|(?:don['’]t|not) see myself as average|nose for (?:people|these|such|it)|i(?:['’]m| was) the strongest|i(?:['’]m| am) known for being|don['’]t negotiate|never have negotiated|price of leadership|chosen by gut|goes? by gut/,
      /hundred and ten percent|read people|head of the department after|don['’]t (?:think i )?need a junior|i['’](?:d|ll) be up to speed|top rating/,
      /(?:feeling|instinct|intuition) is (?:always|usually|never)|talent for (?:such|these|it)|success was mine|thanks to me|dedication (?:like|as) (?:me|mine)|nobody (?:could|can|does) (?:do )?it better|i['’]m (?:simply|just) (?:good|better|the best)|everyone (?:admired|envied|was impressed)|could(?:n['’]t| not) do it without me/,
      /good at everything|what i['’]m worth|work of (?:two|three|four)|natural (?:teacher|talent)|many like (?:me|that)|i['’]m quicker|quicker (?:alone|than (?:him|her|them|the others|arguing))|know more than (?:he|she|they)|proved (?:him|her|them) wrong|always succeed|ahead of (?:him|her) (?:in|to)/,
      /(?:met|seen|had|find|found) (?:anyone|anybody|somebody|someone) like me|deserves? me|natural(?:-| )born|(?:is |comes? )?natural(?:ly)? to me|natural leader/,
      /the best (?:one |person |man |woman |employee )?(?:on|in|of) the (?:team|company|firm|department|shift)|with my name on it|mostly me|(?:employee|leader|seller|salesperson|manager) of the (?:year|month)/,
      /should(?:['’]ve| have) been (?:made|promoted)|i['’]m (?:the )?smart\w*|single[- ]handed\w*|would(?:n['’]t| not) have (?:\w+ )?without me|carrying (?:him|her|them)|carried (?:him|her|them) for/,
      /my pace|(?:i )?work too hard|work harder than|i(?:['’]m| am)(?: too much of)? a perfectionist|people (?:tend to )?(?:look up to|follow|admire) me|i (?:never|don['’]t) (?:fail|lose|make mistakes)|never wrong/,
      /before me(?=[, ]+(?:there|they|nobody|nothing))|i(?:['’]m the person who)? turned around|director by then|your chair|envied me|nobody else could|i did (?:it all|everything|the whole thing|all of it) (?:by )?myself|the whole thing (?:myself|alone)|want(?:ed)? a thing done right/,
    ],
    "gi",
  ),
  unteachable: anyPhraseOf(
    [
      /of course not true|defend me|all correct|changed nothing|so i was right(?=[.,!]|$)|didn['’]t see why i should|i stand by (?:it|that)|i regret nothing|no regrets|serves? (?:him|her|them) right/,
      /question of attitude|haven['’]t had a (?:failed|real)|never had trouble|overrated|showed (?:once more|again) that|as i['’]d told|proved right|nothing to cause (?:it|that)|no alternative|gone on instinct|trusted? my instinct/,
      /(?:who was|that i was|turned out (?:that )?i (?:was|had been)|i had been|i['’]d been) right|i was right(?=[.,!]|$| (?:all|and|from))|obviously the right|knew (?:that )?i was right/,
      /wouldn['’]t (?:want to )?(?:change|do) (?:it|a thing|anything)(?: differently)?|nothing (?:i['’]d|to|was) (?:change\w*|learn)|(?:didn['’]t|did not) change anything|wasn['’]t much to learn/,
      /(?:don['’]t|didn['’]t|never) (?:really )?(?:see|saw) (?:it|that|this) as (?:a|my)|i don['’]t apologi[sz]e|defended myself/,
      /(?:there(?:['’]s| is| was)|saw) no (?:need|point)(?! in pretending)|isn['’]t any point|didn['’]t need any|rules are rules/,
      /thick skin|wasn['’]t bothered|i didn['’]t care|never really hurt|i['’]ve never (?:really )?(?:had (?:any|a) (?:real |proper )?(?:critic\w*|conflict|disagree\w*|problem|complaint)|disagreed|failed|missed)/,
      /it was unfair|exactly like i said|like i(?:['’]d)? said it would|nobody could have (?:known|seen)|no way any\w+ could|no signs/,
    ],
    "gi",
  ),
  nothingAtStake: anyPhraseOf(
    [
      /haven['’]t measured|known it was coming|officially|strictly speaking|really (?:it was )?a success|technically (?:it was )?late|sorted it(?:self)? out|wasn['’]t affecting any\w+|she coped|he coped/,
      /(?:wouldn['’]t|would not|not to|didn['’]t|don['’]t|never) (?:take )?deci(?:de|sions?) (?:until|without|before)|until (?:we|i) (?:had|have|got) (?:everything|all|every)|nothing left to decide|(?:had|have) (?:really )?all the (?:information|facts|data|numbers)|had (?:most of )?what i needed|waited (?:till|until|for) (?:the|we|some)/,
      /(?:no|not|wasn['’]t|isn['’]t) (?:a |that |really |so |such a |too |really that )*(?:big deal|important|bad|serious|tragic|hard at all)(?=[.,]|$| so| and| people)/,
      /(?:went|ran) (?:really |very |pretty |quite )?smooth\w*|plain sailing|(?:problem|itself|thing|it) (?:solved|settled|sorted|resolved) itself|on its own|went away by/,
      /(?:the )?(?:choice|answer|decision) was (?:pretty |quite |totally |clearly )?(?:obvious|clear|easy)|no risk|nothing difficult|as much time as/,
      /(?:nobody|no one) (?:really )?(?:mentioned|noticed|complained|minded)|never (?:heard about|brought it|mentioned) |forgot(?:ten)? (?:it|again)|never used|just there(?=[.,])|i let others|don['’]t remember/,
    ],
    "gi",
  ),
};
