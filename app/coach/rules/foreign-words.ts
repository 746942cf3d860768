/** Frequent function words and verbs by language, without single letters, which code has as names. */
export const FOREIGN_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    Spanish:
      "el la los las un una unos unas del al que qué para con por como cómo pero porque es está están estaba son era fue fueron ser estar muy más menos cuando donde sobre entre hasta desde sin también ya yo me mi mis nos nuestro nuestra nuestros se su sus le les lo esto esta este estos ese eso si sí no hay había tiene tenía tengo teníamos hice hizo hicimos puede podía todo todos cada primero después luego entonces antes así en de",
    French:
      "le la les un une des du au aux que qui quoi dont pour avec dans sans sous sur par mais parce donc car est sont était étaient être été ai as avait avons ont avoir je tu il elle nous vous ils elles on mon ma mes notre nos son sa ses leur leurs ce cette ces cela ça pas plus très bien aussi quand comme où si ne en de et ou puis ensuite alors fait faire peut tout tous chaque après avant entre deux",
    German:
      "der die das den dem des ein eine einen einem einer eines und oder aber weil wenn dass ob als wie ist sind war waren wird werden wurde würde hat habe haben hatte hatten kann konnte muss nicht kein keine mit für auf aus bei nach von vom zu zum zur über unter durch im am an in ich du er sie es wir ihr mich mir uns sich mein meine unser unsere dieser diese dieses dann danach noch auch nur sehr schon damit zuerst was also so jede jeder alle",
    Italian:
      "il lo la gli le un una uno del dello della dei degli delle al allo alla ai alle dal dalla nel nella nei nelle sul sulla che chi per con come ma perché se non sono era erano è ho ha hai abbiamo hanno avevo aveva essere stato stata fatto molto più meno quando dove anche poi dopo prima quindi io mi mia mio miei noi ci nostro nostra si suo sua loro questo questa questi quello ogni tutto tutti di da in su ed",
    Portuguese:
      "os as um uma uns umas do da dos das no na nos nas ao aos pelo pela que para com por como mas porque se não são é era foi foram está estava ser estar tem tinha tenho temos fiz fez muito mais menos quando onde também já eu me meu minha nós nosso nossa ele ela eles isso isto este esta esse essa cada todo todos depois antes então primeiro até sem sobre entre de em dois duas primeira fim dia mês ano",
    Dutch:
      "de het een en of maar omdat als dat die dit deze is zijn was waren wordt worden werd heb heeft hebben had hadden kan kon moet niet geen met voor van op aan bij naar uit over onder door in te om tot ik jij je hij zij ze wij we mij me ons onze mijn zich hun er dan toen daarna nog ook alleen heel al eerst wat wie waar elke alle zou",
    Polish:
      "się nie na że jest są był była było były być do od po za przez przed pod nad dla jak ale bo oraz lub czy gdy kiedy który która które którzy co to ten ta te tego tej tym mnie mi mój moja nasz nasza nam ja my oni jego jej ich już jeszcze tylko też także bardzo więc potem następnie najpierw każdy wszystko może można mam miał miałem miałam mieliśmy zrobiłem we ze",
    Turkish:
      "ve bir bu şu için ile ama çünkü değil de da ki daha çok en gibi kadar sonra önce olarak olan oldu olduğu olduğunu vardı var yok ben biz benim bizim bana bize onu ona bunu buna her hiç ne nasıl neden zaman eğer veya ya ise sadece tüm bütün ilk yeni iki üç göre ederim ettim ettik yaptım yaptık mı mi",
    Swedish:
      "och att det som en ett är var inte jag vi han hon på för med av till från om men eller när där den de har hade kan kunde ska skulle mycket också sedan efter innan mig oss min vår våra",
    Danish:
      "og at det som en et er var ikke jeg vi han hun på for med af til fra om men eller når der den de har havde kan kunne skal skulle meget også derefter efter før mig os min vores",
    Norwegian:
      "og at det som en et er var ikke jeg vi han hun på for med av til fra om men eller når der den de har hadde kan kunne skal skulle mye også deretter etter før meg oss min vår",
    Romanian:
      "și să nu este sunt era eram care pentru cu din la pe în un una unei este ce mai dar sau dacă când după apoi am ai are avem au fost că cum foarte fiecare toate noi eu mea meu nostru prin despre",
    Czech:
      "se že je jsem jsme jsou byl byla bylo být na do od po za pro při jak ale nebo když který která které co to ten ta mi mě můj náš už ještě jen také velmi pak potom nejdřív každý může ve ze si by aby",
    Indonesian:
      "yang dan di ke dari untuk dengan ini itu saya kami kita mereka dia adalah tidak akan sudah telah karena tetapi atau jika ketika pada dalam juga lebih sangat setelah sebelum bisa dapat ada oleh sebagai setiap kemudian",
  }).map(([language, words]) => [language, new Set(words.split(" "))]),
);
