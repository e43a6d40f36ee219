/**
 * Ordinary English that may occur in a search and is not a typo, though no product has it: such a word is corrected
 * only if names have the other word beside its neighbor. Leaves out words that are more often typos of trade terms:
 * "mate" for matte. Common endings are handled.
 */
export const englishWords: readonly string[] = `
able about above absolute accept accident accord account across act active actual add address adult advice advise afford
afraid after afternoon again against age agent ago agree ahead aid aim alike alive all allow almost alone along already
also although always amaze among amount ancient anger angry animal anniversary annoy another answer any anybody anymore
anyone anything anyway anywhere apart apartment app apparent appeal appear apple apply appreciate april area argue around
arrange arrive article artist ask asleep assume attach attempt attention august aunt authentic autumn available average
avoid awake aware away awesome awful baby babies bad badly bag bake ball band bank bargain basic basis battle beach bear
beat beautiful beauty became because become bedtime been before began begin behave behind being belief believe belong
below beside best better between beyond big bigger biggest bill bird birth birthday bite bitter blame bless blog blood
blow boat body book boost border bore born borrow boss bother bought bound boy boyfriend brave break breakfast breathe
bride bright brilliant bring broad broke broken brother brought budget bug build built burn bus business busy button buy
buyer cake call calm came camp can cancel cannot capital card care careful carry case cash cat catalog catch caught cause
celebrate certain chance change character charge charm chase cheap cheaper cheapest check cheer child children choice
choose chose chosen church circle citizen city claim class classy clean clear clever client climb close closest cloth
clothes cloud club clue coach coast code coffee cold collect college combine come comfort comfy comment common company
compare complain complete computer concern condition confirm confuse connect consider consist contact contain content
contract contractor cook cool copy corporate correct cost cough could count country couple coupon courage course court
cousin cover coverage crack crash crazy create creative credit crime cross crowd cry cup curious current customer cut
cute daily damage damp dance danger dare dark date daughter day dead deadline deaf deal dear death debt decade december
decent decide decision deep degree delay delicate deliver delivery demand depart department depend deposit deserve design
designer desire detail develop device diet differ difference different difficult dinner direct dirty disabled disappear
discount discover discuss disease dish distance divide doctor does dog dollar done dont double doubt dream dress drew
drink drive drop dry due dull during dust duty each eager early earn earth easier easiest east easy eat economic edge
edit educate effect efficient effort eight either elder elderly eleven else elsewhere email embarrass emergency employ
empty end enemy energy engine english enjoy enough ensure enter entire equal error escape especial essential estimate
even evening event ever every everybody everyone everything everywhere exact example excellent except exchange excite
excuse exist expand expect expensive experience expert explain extra extreme eye face fact fail fair faith fall false
familiar family famous fancy fantastic far farm fashion fast father fault favor favorite favourite fear feature february
fed feed feel feet fell felt female few field fifteen fifty fight figure file fill film final finance find fine finger
finish fire firm first fish fit five fix flat flavor flew flight float flow follow food foot force foreign forest forever
forget forgot fortune forward found four free freedom frequent fresh friday friend front frustrate full fun funny
future gain game garbage gave gather general gentle gently get giant gift girl girlfriend give glad go goal god going
gone good goodbye gorgeous got grand grandma grandmother great greatest greet grew ground group grow guarantee guess
guest guide guy habit had half hand handsome handy happen happy hard hardly harm has hate have head health healthy hear
heart heat heavy height held hello help her here hero hers herself hidden hide high highest hill him himself hire his
history hit hold holiday home honest honey hope horse hospital hot hotel hour house how however huge human hundred hung
hungry hunt hurry hurt husband ice idea ideal identify ignore ill image imagine immediate impact import important
impossible impress improve include income increase indeed independent individual industry inexpensive influence inform
information injury innocent inspect inspire install installer instead insure insurance intend interest internet into
invent invest invite involve issue item itself january jealous job join joke journey joy judge july jump june junk just
keep kept kick kid kill kind king kiss kitten knew know knowledge known lack lady land language large largest last late
later latest laugh launch law lawyer lay lazy lead learn least leave left legal lend less lesson let letter level library
license lie life lift light like likely limit line list listen little live load loan local location lone long look lose
loss lost lot loud love lovely low lowest luck lucky lunch luxurious made magazine magic mail main maintain major make
male man manage manager manner many march mark market marry massive master match matter may maybe mayor meal mean meant
measure medical meet member memory men mention mess message met might mile military million mind mine minor minute miss
mistake modest mom moment monday money month mood moon more morning most mostly mother mouth move movie much multiple
murder music must myself name narrow nation nature near nearby nearest nearly neat necessary neck need neighbor neighbour
neither nephew nervous net never new newest news next nice nicer nicest niece night nine nobody noise none nor normal
north nothing notice november now nowhere number nurse obvious occasion ocean october odd off offer office official often
okay old older oldest once one online only onto opinion opportunity option orange order ordinary organize original other
otherwise ought our ours ourselves out outfit outstanding over owe own owner pack page paid pair parent part
particular partner party pass past patient pattern pay payment peace people per percent perfect perform perhaps period
permit person personal pet phone photo pick picture piece pink place plain  plant play please pleasure plenty
plus pocket poem point police policy polite political poor popular position possible post pound power practical practice
praise pray precious prefer pregnant prepare present president press pretend pretty prevent previous price pride private
prize probable problem process produce professional program progress project promise promo proof proper protect proud
prove provide public pull purchase pure purple purpose push put quality quarter queen question quick quickest quiet quit
quite quote race rain raise ran random range rapid rare rate rather reach react read ready real realize reason receive
recent recommend record recover reduce refer refund refuse regard region regret regular reject relate relative relax
release relief rely remain remark remember remind remodel remote remove renew renovate rent repair repeat replace reply
report represent request require rescue research respect respond rest restaurant result return reveal review reward rich
ride right ring rise risk river road role romantic room round routine row rude ruin rule run rush sad safe safest safety
said sale same sample sat satisfy saturday save saw say scale scare schedule school science score scream season seat
second secret section secure see seek seem seen select sell send senior sense sensitive sent separate september series
serious serve service seven several shadow shake shall shape share sharp she shine ship shipping shirt shock shoe shook
shop short should shoulder shout show shut shy sick side sign silent silly similar simple since single sister sit site
situation six skill skin sleep sleeping slept slight slippery slow slowest small smaller smallest smart smell smile smoke
social soft sold soldier some somebody someday somehow someone something sometime somewhere son song soon sorry sort
soul sound source south space speak special specific speed spend spent spirit spoke sport spot spread spring staff stage
stand start state station stay steal step stick still stole stone stood stop store storm story straight strange stranger
street strength stress strong student study stuff stupid style stylish subject succeed success such sudden suffer suggest
suit sum summer sun sunday super support suppose sure surface surprise survive swear sweet swim system take taken talent
talk task taste taught tax tea teach teacher team tear tell temporary ten tenant term terrible test text than thank that
the their them themselves then there these they thick thin thing think third thirsty thirty this those though thought
thousand three threw throughout throw thrown thursday ticket tidy tight till time tiny tired today toe together
told tomorrow tonight too took tool top topic total touch tough tour toward town toy track trade traffic train travel
treat trend trick tried trip trouble true trust truth try tuesday turn twelve twenty twice two type typical ugly ultimate
uncle under understand unique unit unless unlike until unusual update upgrade upon upset urgent use used useful user usual
vacation valuable value various very victim video view village visit visitor voice volume vote wait wake walk want war
warm warn warranty was waste watch water way weak wealth wear weather website wedding wednesday week weekend weekly
weight weird welcome well went were west wet what whatever when whenever where wherever whether which while who whoever
whole whom whose why wide wife wild will willing win wind window wine winner winter wise wish with within without woke
woman women won wonder wonderful word wore work world worried worry worse worst worth would wow write written wrong wrote
yard yeah year yellow yes yesterday yet you young younger youngest your yours yourself zero
`
  .trim()
  .split(/\s+/);

/** Words that do not describe products: opinions, purposes, budgets. */
export const fillerWords: readonly string[] = `
affordable also am amazing any anyone awesome beautiful best better bucks budget buy buying can cheap cheaper cheapest
could deal deals dollar dollars expensive fairly favorite favourite find finding friend get getting gift give go going
gonna good gorgeous got great he hello help her hi him his hope husband inexpensive just kind know like
little looking look lovely lots lovely maybe might mom most mother much must need needed needing
needs nice nicest ones online our or perfect please pls price priced prices pretty purchase really recommend
recommendation recommended recommendations sale sell she shop shopping should show so some somebody someone something
sort stuff suggest suggestion suggestions than thank thanks them then there these they thing things those too 
try trying us use useful very wanna want wanted wants way we were wife will wish would
`
  .trim()
  .split(/\s+/);
