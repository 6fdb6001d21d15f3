const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs that an instruction may begin with. */
export const IMPERATIVES = words(`
  accept act add adopt agree aim allow answer argue arrange ask attach avoid be begin block book bookmark borrow break bring
  build call carry change check choose circle collect come comment compare consider copy correct count cover cross cut date
  decide define describe discuss divide do don't draw drop edit end examine expect explain fetch file fill find finish fix
  fold follow forget forward get give go grab group hand have head hear help hold imagine insist invite join jot judge jump
  keep know lay lead learn leave let let's link list listen look lower make mark match mean measure meet mention mind move
  name narrow note notice observe offer open order outline paste pass pause phone pick picture pin plan point post prepare
  press print promise prove pull put question quote raise rank read rehearse remember remove repeat replace reply report
  reserve resist rest restate return reveal revise rewrite ring run save say schedule search see select send separate set
  settle share shorten show shut sign skip sleep sort speak spell spend split spot stand start state stay step stick stop
  study subscribe summarise swap take talk teach tell test thank think tick tie touch trace treat trust try turn type
  underline unfold use verify visit wait walk watch weigh widen work write zoom`);

/** Forms by which a sentence tells something. */
export const TELLING = words(`
  am is are was were isn't aren't wasn't weren't has had hasn't haven't hadn't does did doesn't didn't will won't would
  wouldn't can't cannot could couldn't may might shall should shouldn't must mustn't
  it's that's there's they're you're we're i'm you'll we'll it'll they'll you've we've who's what's he's she's i've
  adds applies asks becomes begins belongs brings brought came changes comes costs counts covers decides deserves depends ends earns
  fails fell fits gets gives goes grows happens helps holds keeps kept knows leads leaves lets lies lives loses lost made
  makes matters means moves needs offers owes pays proves reads remains rises rose runs said saves sees sells shows sounds
  speaks stands starts stays stops takes tells tends thinks told took travels turns wants went wins works`);

/** Subjects after which a sentence tells something, whatever its verb. */
export const SUBJECTS = words('i we you they he she it people everybody everyone nobody somebody anyone most many few');

/** What a sentence may begin with before it comes to its point. */
export const LEADS = words(`
  afterwards again also and but finally first here's however instead just last later likewise maybe meanwhile next now
  okay or otherwise perhaps please quickly second simply so still then third today together tomorrow tonight well yes`);

/** Words by which a heading goes on, where a sentence would have its verb. */
export const LINKING = words(`
  to of for in on at with without from by and or before after behind beside between about you we they i your our against
  under over through until worth first next below above`);
