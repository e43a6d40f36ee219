import type { Look } from "../../../domain/materials/look.ts";

/**
 * A look's name in the catalog and its appearance, as phrases that can follow "shows". `id | name without its material
 * | phrase; phrase; phrase`.
 */
const rows = `
calacatta-gold | Calacatta Gold | bold gray veins edged in gold; a warm white ground crossed on the diagonal; widely spaced veins with ocher margins
calacatta-viola | Calacatta Viola | ivory islands in burgundy veining; plum-colored veins around pale fragments; a strong brecciated figure
carrara-white | Carrara White | fine feathered gray veining; a soft white to pale gray ground; hairlines that fade into the ground
statuario | Statuario | crisp charcoal veins on bright white; a clear white ground with few, definite veins; strong gray figure at wide spacing
arabescato | Arabescato | white islands ringed in gray; flowing loops of gray vein; a lively net of smoke-colored veining
thassos-white | Thassos White | pure crystalline white; a sugar-like sparkle with almost no veining; an unbroken cold white
bianco-dolomite | Bianco Dolomite | linear smoke-gray veins; a cool white ground drawn in one direction; straight gray shading
volakas | Volakas | brown-gray diagonal veins; a milky, cloudy white ground; soft taupe veining over milk white
crema-marfil | Crema Marfil | fine cinnamon veining on cream; a creamy beige ground; thin rust-colored threads
botticino | Botticino | thin golden veins; a warm beige ground with fossil clouding; honey-colored hairlines
emperador-dark | Emperador Dark | a web of honey and cream on coffee brown; deep brown broken by pale threads; a dense net of amber veins
emperador-light | Emperador Light | cream veining over caramel; a taupe ground in broken patches; light brown fragments bound by pale lines
nero-marquina | Nero Marquina | white lightning veins on deep black; a black ground with sharp white figure; few, bright veins
port-laurent | Port Laurent | molten gold veins on espresso black; white threads beside gold ones; a dark ground lit by ocher figure
verde-guatemala | Verde Guatemala | pale green webbing over forest green; a deep green serpentine ground; fine light veins in every direction
verde-alpi | Verde Alpi | white calcite netting over blue-green; a dark serpentine ground in fragments; chalk-colored veins on bottle green
rosso-levanto | Rosso Levanto | white calcite veins through oxblood; broken red fragments; a wine-red ground with pale seams
rosa-portogallo | Rosa Portogallo | soft gray-rose veining; a blush pink ground; pale pink clouds with gray hairlines
pietra-gray | Pietra Gray | sparse white veins on charcoal; an even dark gray ground; single pale lines at long intervals
bardiglio | Bardiglio | darker linear veining on slate gray; cool gray bands; a smoky ground with straight figure
silver-wave | Silver Wave | waves of silver, smoke and white; banding like the grain of wood; long rolling gray lines
taj-mahal-quartzite | Taj Mahal | soft gold and taupe drifts on cream; slow movement over creamy white; faint amber clouding
white-macaubas-quartzite | White Macaubas | linear gray brushstrokes on bright white; long parallel gray lines; a white ground combed with gray
super-white-quartzite | Super White | smoky, translucent gray patches; white broken by gray shadows; a marble-like gray and white figure
azul-macaubas-quartzite | Azul Macaubas | sky and ocean blue bands; flowing blues with golden accents; layered blue lines
sea-pearl-quartzite | Sea Pearl | wave-like lines on gray-green; linear bands with a crystalline depth; pale green-gray swells
fantasy-brown | Fantasy Brown | swirls of taupe, cream and gray; sweeping brown and gray bands; long curved drifts
panda-white | Panda White | broad black brushstrokes on white; heavy ink-like veins; a white ground with bold black figure
honey-onyx | Honey Onyx | translucent honey and amber bands; fine curved layers; a glow of amber over cream
white-onyx | White Onyx | cream and honey cloud bands; a translucent white ground; layered milky veils
soapstone-charcoal | Charcoal | fine milky veins on soft charcoal; a dark ground with a green cast; hairline white threads
blue-de-savoie | Bleu de Savoie | white and ink veins on blue-gray; a cool blue-gray ground; long pale veins over slate blue
porcelain-calacatta-lux | Calacatta Lux | smoke and amber veins on white; a white ground with long two-color veins; gray veining warmed with amber
quartz-calacatta | Calacatta | long gray veins on bright white; broad, soft-edged veining; a clean white crossed by gray
quartz-carrara | Carrara | feathered veins on pale gray; fine gray shading; a light gray ground with faint lines
quartz-statuario | Statuario | charcoal veins on soft white; dramatic dark figure at slab scale; few strong veins
quartz-marquina | Marquina | white veins on black; thin bright lines over a dark ground; a deep black with pale threads
quartz-taj | Taj | gold drifts on warm cream; faint sand-colored clouding; a cream ground with amber shading
quartz-fog | Fog Gray | whispered white veins on mid gray; an even gray with faint white figure; soft pale lines
travertine-ivory | Ivory | ivory and cream clouding; cross-cut figure with filled pores; pale, mild mottling
travertine-walnut | Walnut | light brown and beige clouding; cross-cut earth tones; soft brown shading
travertine-noce | Noce | rich chocolate brown with tonal clouding; dark, warm mottling; walnut-brown figure
travertine-silver | Silver | silver gray with taupe bands; straight vein-cut lines; cool gray strata
travertine-gold | Golden | golden honey tones; warm natural clouding; amber and straw mottling
travertine-navona | Navona | straight cream and straw bands; vein-cut lines of cream; pale parallel strata
travertine-titanium | Titanium | charcoal and bronze bands; dark vein-cut lines; straight strata in gray and bronze
travertine-rosso | Persian Red | terracotta red with salmon bands; warm vein-cut strata; brick and rose lines
limestone-jerusalem-gold | Jerusalem Gold | golden beige with faint fossil figure; a sunny, even ground; warm gold with pale fossils
limestone-moleanos | Moleanos | light beige with fine brown flecks; an even pale ground; tiny fossil grains
limestone-lagos-blue | Lagos Blue | blue-gray with fossil shells; a cool ground with pale shell figure; scattered fossils on gray-blue
limestone-seagrass | Seagrass | soft linear fossil bands on gray-green; an olive-gray ground; quiet horizontal figure
limestone-bourgogne | Bourgogne | shell fossils and warm clouding; a French beige ground; cream mottling with fossils
limestone-coral | Coral | fossil coral imprints; open pores and pale coral figure; starred coral hollows
limestone-shell | Shell | crushed shell and sand; a bright cream ground of shell grains; pale shell fragments
limestone-piombo | Piombo | thin calcite threads on lead gray; an even fine gray grain; sparse white hairlines
slate-montauk-black | Montauk Black | a natural cleft face in charcoal to black; consistent dark color; fine black layers
slate-indian-autumn | Indian Autumn | rust, plum, ocher and gray; a different color on every piece; flame-colored layers
slate-vermont-green | Vermont Green | muted sage to gray-green; a fine green cleft; weathering gray-green tones
slate-brazil-gray | Brazil Gray | silvery gray on a flat cleft; calm gray layers; a smooth silver-gray face
slate-california-gold | California Gold | olive, gold and silver layers; rustic gold figure; rust and straw over gray
bluestone-thermal | Select Blue | an even blue-gray; a fine sanded blue face; uniform blue-gray grain
bluestone-full-color | Full Color | blue, lilac, olive and rust; natural cleft in mixed color; shifting blue and brown tones
sandstone-buff | Buff | warm buff and straw; a riven straw-colored face; honey and cream layers
sandstone-arizona | Arizona Rose | rose, peach and buff; desert pinks; soft red and sand layers
quartzite-silver | Silver | silver gray with mica sparkle; a glinting split face; bright gray layers
basalt-gray | Gray | a uniform mid-dark gray; fine volcanic grain; an even, quiet gray
granite-absolute-black | Absolute Black | a jet black, very fine grain; an even black without figure; uniform black
granite-black-galaxy | Black Galaxy | bronze flecks scattered like stars; gold points on black; a black ground with bronzite glints
granite-steel-gray | Steel Gray | charcoal and silver grain; a tight, even gray pattern; fine steel-colored crystals
granite-ubatuba | Ubatuba | gold and bottle-green crystals; a green-black ground; dark green with amber flecks
granite-santa-cecilia | Santa Cecilia | burgundy garnets and black mica on gold; a busy cream and gold ground; lively wheat-colored grain
granite-giallo-ornamental | Giallo Ornamental | brown and gray speckle over tan; a beige ground with garnet spots; warm medium grain
granite-new-venetian-gold | New Venetian Gold | brown garnet clusters on straw gold; gentle drifts of gold; a warm ground with dark clusters
granite-kashmir-white | Kashmir White | gray swirls and wine-red garnets; a creamy white ground; small garnets in soft gray
granite-colonial-white | Colonial White | taupe-gray flow with dark specks; an off-white ground; soft drifts of gray and brown
granite-alaska-white | Alaska White | frosty white quartz patches; gray, brown and black minerals; large-scale white and gray movement
granite-dallas-white | Dallas White | scattered gray, black and burgundy crystals; a white ground with even speckle; small dark red points
granite-luna-pearl | Luna Pearl | salt-and-pepper gray; pinkish-beige quartz among gray; a consistent medium grain
granite-baltic-brown | Baltic Brown | round brown feldspar rings; a black and green matrix; brown ovals on dark ground
granite-tan-brown | Tan Brown | chocolate-brown crystals; a black and gray ground; dark brown spots
granite-blue-pearl | Blue Pearl | iridescent silver-blue crystals; a dark ground that flashes blue; pearly blue feldspar
granite-viscount-white | Viscount White | charcoal waves on white; flowing dark bands; a white ground in motion
granite-rosa-porrino | Rosa Porrino | salmon-pink feldspar; gray quartz and black mica; a coarse pink grain
granite-sesame-gray | Sesame Gray | light gray with black pepper; an even pepper-and-salt grain; uniform pale gray
quartz-pure-white | Pure White | a clean, uniform white; an unmarked white ground; plain bright white
quartz-starlight-white | Starlight White | mirror flecks on white; a bright sparkle; white with glass points
quartz-starlight-black | Starlight Black | mirror flecks on black; points of light on a dark ground; black with glass glints
quartz-oat | Oat | fine tan and cream grain; a warm oat ground; small sand-colored flecks
quartz-pebble-gray | Pebble Gray | multi-tone fine grain; mid gray that hides crumbs; mixed gray flecks
quartz-concrete | Concrete | soft mottling and fine pores; an industrial gray; clouded cement gray
quartz-graphite | Graphite | smoky variation on charcoal; a fine dark grain; gray-black clouding
quartz-sea-glass | Sea Glass | soft blue-green flecks on white; recycled glass in sea colors; pale aqua chips
terrazzo-bianco | Bianco | gray, black and tan marble chips; a white matrix with mixed chips; scattered dark chips on white
terrazzo-grigio | Grigio | white and charcoal chips on gray; a gray matrix; mixed pale and dark chips
terrazzo-nero | Nero | white and smoke chips on near-black; sharp pale chips; a dark matrix with bright chips
terrazzo-rosa | Rosa | rose, cream and burgundy chips; a blush matrix; warm chips on pink
terrazzo-salvia | Salvia | white, moss and black chips; a sage-green matrix; mixed chips on soft green
terrazzo-palladiana | Palladiana | large broken-marble pieces; ivory, ocher and gray fragments; hand-sized stone shards
terrazzo-micro | Micro | very fine warm-gray chips; an off-white matrix; a quiet, small-scale speckle
concrete-pearl | Pearl | soft cement clouding; a pale warm gray; light trowelled shading
concrete-ash | Ash | trowelled cement movement; mid gray with soft strokes; an even gray with tool marks
concrete-graphite | Graphite | weathered cement in dark charcoal; near-black clouding; a dark, worn cement face
concrete-taupe | Taupe | warm mineral clouding; taupe with soft shading; brown-gray cement figure
concrete-ivory | Ivory | limewash softness; an ivory ground with chalky strokes; pale plaster-like shading
concrete-blue-steel | Blue Steel | oxidized cement in blue-gray; a cool steel-colored face; blue shadows on gray
oxide-rust | Corten | rust, bronze and charcoal oxides; weathered steel; orange bloom over dark metal
porcelain-sandstone | Sandstone | fine mineral grain in warm sand; a sandy, even face; buff with tiny grains
porcelain-bluestone | Bluestone | fine blue-gray grain; an even quarry blue; muted blue with soft layers
cast-concrete-natural | Plain Gray | fine pores and light trowel marks; plain cement gray; an even cast face
cast-concrete-limestone | Limestone White | a limestone-white cast face; fine pores in off-white; pale, even cast color
exposed-aggregate | Pea Gravel | washed pea gravel; tan, gray and white pebbles; a pebbled face
linen-white | White Linen | a woven textile texture in soft white; crossed threads; fine white weave
linen-gray | Gray Linen | a heather-gray weave; crossed gray threads; a textile grain in mid gray
linen-taupe | Taupe Linen | a warm taupe weave; crossed brown-gray threads; a cloth-like texture
lvt-concrete | Concrete | cool gray cement shading; a troweled gray print; clouded city gray
lvt-limestone | Limestone | cream limestone shading; fossil-flecked cream; a pale stone print
subway-white | Bright White | a bright white glaze; clean, even white; a flat gloss white
subway-bone | Bone | a warm bone glaze; off-white with a hint of sand; soft ivory color
subway-biscuit | Biscuit | a biscuit glaze; warm light tan; an old-kitchen cream
subway-dove | Dove Gray | a dove-gray glaze; light, cool gray; pale even gray
subway-smoke | Smoke Gray | a smoke-gray glaze; even mid gray; a neutral gray glaze
subway-charcoal | Charcoal | a charcoal glaze; near-black gray; dark, even gray
subway-black | Black | a deep black glaze; strong reflections on black; ink black
subway-navy | Navy | a deep navy glaze; dark blue that sets off brass; saturated night blue
subway-sky | Sky Blue | a pale sky-blue glaze; washed light blue; clear morning blue
subway-teal | Teal | a deep teal glaze; blue-green color; saturated teal
subway-sage | Sage | a sage-green glaze; gray-green color; muted leaf green
subway-emerald | Emerald | an emerald glaze; deep jewel green; saturated bottle green
subway-blush | Blush | a blush glaze; soft pale pink; warm skin-tone pink
subway-terracotta | Terracotta | a burnt-terracotta glaze; fired-clay orange; warm brick color
subway-mustard | Mustard | a mustard glaze; dark warm yellow; ocher yellow
subway-plum | Plum | a plum glaze; red-violet color; dark berry color
handmade-milk | Milk | a milky white glaze over a rippled face; soft edges and pooled white; uneven, creamy white
handmade-fern | Fern | a tonal fern-green glaze; greens that change from piece to piece; leaf green thinning at the edge
handmade-denim | Denim | a denim-blue glaze that breaks light at the edge; mixed blues; worn blue with pale rims
handmade-graphite | Graphite | a graphite glaze; dark grays in several depths; metallic gray shading
handmade-clay | Clay Pink | a clay-pink glaze; dusty pinks; rose clay showing through
handmade-oat | Oat | an oat glaze with fine speckle; flecked warm beige; iron specks on cream
crackle-ivory | Ivory Crackle | tea-colored craze lines in ivory; a fine crackle net; aged ivory glaze
crackle-celadon | Celadon Crackle | celadon green under a fine crackle; glassy pale green; craze lines in green glass
crackle-ocean | Ocean Crackle | ocean blue under a fine crackle; glassy sea blue; craze lines over blue
fluted-white | Fluted White | ribs that hold light and shadow; a fluted matte-white face; even vertical flutes
fluted-sage | Fluted Sage | sage-green flutes; a ribbed green face; shadows between green ribs
wave-white | Wave White | an undulating satin-white face; slow waves in relief; rolling shadows on white
ribbed-terracotta | Ribbed Terracotta | terracotta ribs; a corded clay-colored face; ribs in fired orange
unglazed-white | Matte White | an unglazed through-body white; chalk-white color to the core; plain matte white
unglazed-black | Matte Black | an unglazed through-body black; soft black to the core; plain matte black
unglazed-gray | Cement Gray | an unglazed through-body gray; cement gray to the core; plain matte gray
gloss-white-mosaic | Gloss White | a gloss-white glaze; bright white faces; small bright reflections
gloss-cobalt-mosaic | Cobalt | a cobalt-blue glaze; deep pool blue; saturated blue faces
gloss-jade-mosaic | Jade | a jade-green glaze; clear mid green; cool green faces
zellige-snow | Snow | snow white with pearly shifts; many whites in one box; pale glaze with pits and chips
zellige-natural | Natural Clay | tan and rose clay shades; bare-clay color in many tones; sand to pink shifts
zellige-atlantic | Atlantic Blue | deep Atlantic blue pooled at the edges; sea blues in many depths; dark blue with pale rims
zellige-aqua | Aqua | watery aqua pooled at the edges; pale sea colors; clear blue-green shifts
zellige-emerald | Emerald | emerald in a wide tonal range; greens from bottle to leaf; deep green with bright rims
zellige-olive | Olive | olive in a wide tonal range; yellow-greens and browns; moss-colored glaze
zellige-ochre | Ocher | honeyed ocher yellow; yellows from straw to amber; warm gold glaze
zellige-rose | Rose | dusty rose with soft reflections; pinks from shell to clay; pale red shifts
zellige-charcoal | Charcoal | charcoal with a metallic sheen; blacks and grays mixed; dark glaze with bright edges
glass-ice | Ice | ice white with a green edge; clear depth over white; a pale, bright glass
glass-aqua | Aqua | clear aqua depth; sea-colored glass; pale blue-green light
glass-smoke | Smoke | smoke-gray depth; dark, clear glass; gray shadows behind glass
glass-cobalt | Cobalt | cobalt depth; bright deep-blue glass; saturated blue light
glass-seafoam | Seafoam | seafoam-green depth; light green glass; a pale green glow
glass-pearl | Iridescent Pearl | pearl that shifts from pink to blue; an iridescent face; changing pale colors
glass-onyx | Black | mirror-like black; a deep reflecting face; black without depth
metal-stainless | Stainless | a brushed steel face; fine parallel brush lines; cool silver-gray metal
metal-brass | Brass | a brushed brass face; warm gold metal; soft yellow-metal reflections
metal-copper | Copper | patina from rose to umber; aged red metal; copper in several depths
encaustic-star-ink | Ink Star | an eight-point star in black and chalk; stars that join across corners; sharp two-color geometry
encaustic-lattice-blue | Blue Lattice | an interlaced lattice in denim and chalk; woven blue bands; a continuous blue net
encaustic-petal-gray | Gray Petal | overlapping petals in soft gray; rounded gray leaves; a gentle repeat of arcs
encaustic-quatrefoil-sage | Sage Quatrefoil | a quatrefoil in sage and ocher; four-lobed medallions; green medallions with warm centers
encaustic-diamond-charcoal | Charcoal Diamond | concentric diamonds in charcoal and stone; nested dark squares on point; strong dark geometry
encaustic-checker-terracotta | Terracotta Checker | terracotta and cream triangles; a half-square checker; warm two-color geometry
encaustic-arc-mustard | Mustard Arc | quarter arcs that join into circles; mustard rings on graphite; bold yellow curves
encaustic-compass-navy | Navy Compass | a compass rose in navy, chalk and gold; eight-pointed blue figures; fine gold points on navy
terracotta-saltillo | Saltillo | clay flashed from peach to burnt orange; hand-formed faces with rounded edges; sun-dried orange tones
terracotta-quarry | Iron Red | iron red through the body; an extruded red face; plain dark clay red
terracotta-antique-white | Limewashed | chalky white over blush clay; a worn lime wash; pink clay under old white
pebble-river-gray | River Gray | gray river pebbles; rounded stones in mixed grays; water-worn gray faces
pebble-bali-white | Bali White | white pebbles; rounded cream and white stones; pale water-worn faces
pebble-java-tan | Java Tan | tan pebbles; rounded sand and brown stones; warm water-worn faces
pebble-onyx | Onyx Black | black pebbles; rounded dark stones; near-black water-worn faces
white-oak-natural | Natural White Oak | cathedral and quartered grain; a clear honey-wheat color; open oak grain
white-oak-blonde | Blonde White Oak | a pale blonde color; light, quiet grain; almost colorless oak
white-oak-whitewash | Whitewashed White Oak | lime-washed grain; white held in the pores; a chalky pale face
white-oak-greige | Greige White Oak | a gray-beige stain; color between warm and cool; soft gray over honey
white-oak-fumed | Fumed White Oak | fumed brown to the depth of the face; dark, even oak; smoke-brown grain
white-oak-rift | Rift White Oak | straight rift grain with ray fleck; fine parallel lines; silvery quartered flecks
white-oak-character | Knotty White Oak | filled knots and small splits; every board different; lively, rustic grain
white-oak-smoked-gray | Smoked Gray Oak | a smoked-gray stain; gray pulled through the grain; ash-colored oak
walnut-american | American Walnut | chocolate heartwood with lighter streaks; flowing brown figure; dark, fine grain
oak-ebony | Ebony Oak | an ebony stain with visible grain; near-black oak; dark brown-black boards
red-oak-natural | Natural Red Oak | a salmon-pink undertone; strong cathedral grain; rosy, open grain
red-oak-gunstock | Gunstock Red Oak | a gunstock-brown stain; warm red-brown color; bold grain in brown
hickory-natural | Natural Hickory | cream sapwood beside brown heartwood; strong board-to-board contrast; wild, two-color grain
hickory-saddle | Saddle Hickory | a saddle-brown stain; scraped figure and knots; warm brown contrast
maple-natural | Natural Maple | pale cream with subtle grain; a smooth light face; quiet, close grain
maple-graphite | Graphite Maple | a graphite stain; cool dark gray over close grain; even slate-colored boards
cherry-brazilian | Brazilian Cherry | red-brown that deepens with light; interlocked red grain; a rich russet color
cherry-american | American Cherry | rosy brown with satin grain; small gum flecks; warm, fine figure
acacia-natural | Natural Acacia | gold to chocolate figure; sharp contrast within a board; swirling two-tone grain
ash-natural | Natural Ash | bold straight grain on pale wood; light boards with dark lines; a clear sporty grain
birch-cocoa | Cocoa Birch | a cocoa stain over tight grain; even mid brown; smooth brown figure
heart-pine | Heart Pine | amber wood with tight rings; old-growth figure; resin-dark lines on gold
teak-plank | Teak | golden brown with dark streaks; oily, straight grain; warm honey-brown figure
bamboo-natural | Natural Bamboo | pale gold with visible nodes; narrow even strips; straw-colored lines
bamboo-carbonized | Carbonized Bamboo | caramel strands; a dense fibrous figure; toasted brown lines
reclaimed-barn-oak | Reclaimed Barn Oak | saw marks and nail holes; weathered gray and brown; boards with a past
laminate-honey-oak | Honey Oak | a honey-oak print; golden cathedral grain; warm yellow-brown oak
laminate-aged-gray-oak | Aged Gray Oak | weathered gray oak; cracks and silvered grain; soft gray boards
laminate-driftwood | Driftwood | sun-bleached wood with rustic knots; gray-tan boards; beach-worn grain
laminate-sandcastle | Sandcastle Oak | sand-toned oak; beige with fine grain; light natural boards
laminate-espresso | Espresso Oak | espresso-dark oak; deep brown boards; dark, close grain
laminate-chestnut-hickory | Chestnut Hickory | hand-scraped hickory in chestnut; red-brown contrast; lively knots
laminate-barn-pine | Barn Pine | pine with saw marks; rustic gray-brown boards; nail-worn plank figure
laminate-blonde-maple | Blonde Maple | smooth blonde maple; pale, even boards; little visible grain
laminate-white-ash | White Ash | white ash with clear grain; a pale Nordic tone; whitened straight lines
vinyl-natural-oak | Natural Oak | natural oak grain; a mid-tone honey; calm cathedral figure
vinyl-greige-oak | Greige Oak | gray-beige oak; soft neutral boards; a color between gray and tan
vinyl-coastal-pine | Coastal Pine | white-washed pine; pale boards with small knots; a sun-bleached face
vinyl-smoky-hickory | Smoky Hickory | smoky hickory with strong contrast; brown boards in several depths; rustic dark figure
vinyl-ash-gray | Ash Gray | cool ash gray; even gray grain; a neutral city gray
vinyl-walnut | Walnut | walnut brown; flowing dark figure; warm chocolate boards
vinyl-bleached-oak | Bleached Oak | bleached oak; nearly white boards; faint pale grain
vinyl-saddle-oak | Saddle Oak | saddle-brown oak with knots; leather-colored boards; warm rustic grain
vinyl-charcoal-oak | Charcoal Oak | charcoal oak; near-black boards; dark grain under matte
wood-tile-birch | Birch | pale birch figure; whitened boards; light, fine lines
wood-tile-oak | Oak | natural oak figure; honey-colored boards; clear oak grain
wood-tile-walnut | Walnut | walnut figure; brown boards with dark streaks; warm chocolate grain
wood-tile-driftwood | Driftwood | gray driftwood figure; silvered boards; weathered lines and knots
wood-tile-ebony | Ebony | charred ebony figure; near-black boards; burnt grain lines
butcher-block-maple | Maple | pale edge-grain staves; cream and honey strips; close, smooth grain
butcher-block-walnut | Walnut | dark edge-grain staves; chocolate strips with pale sap lines; fine brown grain
butcher-block-oak | White Oak | open oak staves; honey and straw strips; straight grain from end to end
butcher-block-acacia | Acacia | high-contrast staves; gold and chocolate strips; figure that swirls along the stave
turf-fescue | Fescue | field-green and olive blades over tan thatch; the mixed color of a mown field; two greens and a straw curl
turf-bermuda | Bermuda | bright bermuda green; light, fresh blades; a summer green
turf-emerald | Emerald | deep emerald blades; a rich, even green; dark lawn color
turf-olive | Olive | olive and lime blades; a dry-summer green; full natural thatch
turf-spring | Spring | spring green with light thatch; young, bright blades; fresh two-tone green
turf-pet | Pet Green | a short, dense pile; even mid-green blades; close-set fibers
turf-putting | Putting Green | a tight, textured nap; one even green; curled short fibers
turf-play | Play Green | upright mid-green blades; springy dense fibers; a bright playground green
turf-winter | Winter Dormant | late-season tan and green; straw-colored tips; a resting lawn
paver-granite-blend | Granite Blend | a three-tone gray blend; light, mid and dark gray; mottled granite grays
paver-charcoal | Charcoal | an even charcoal; dark gray through the face; coal gray
paver-sandstone-blend | Sandstone Blend | cream, tan and brown; flashed sand colors; warm mixed beiges
paver-harvest-blend | Harvest Blend | red, brown and charcoal flashing; old-brick colors; rust beside dark brown
paver-cream | Cream | an even cream; light, sun-bleached color; pale ivory
paver-riverstone | Riverstone Blend | taupe and gray flashing; river-bed colors; soft brown-grays
paver-bluff | Bluff Blend | gold and brown flashing; autumn straw colors; warm ocher shades
brick-red | Classic Red | a range of kiln reds; red through the body; brick red with darker flashes
brick-old-chicago | Old Chicago | rose, cream and mortar smear; a reclaimed look; soft reds with white traces
brick-ironspot | Ironspot | dark brown with metallic spots; iron flecks on plum brown; a dark fired face
brick-buff | Buff | straw to buff shades; light clay colors; warm sand color
brick-clinker-gray | Clinker Gray | gray flashing on hard-fired clay; steel to charcoal shades; kiln-dark grays
ledger-arctic-white | Arctic White | glacial white with sparkle; bright quartz faces; white strips with gray shadow
ledger-alaska-gray | Alaska Gray | light and dark gray bands; banded gray strips; cool mixed grays
ledger-golden-honey | Golden Honey | honey, cream and rust strips; warm golden faces; amber layers
ledger-charcoal-rust | Charcoal Rust | charcoal with rust bloom; dark strips stained orange; iron color on slate
ledger-carbon | Carbon | even charcoal strips; dark faces in deep relief; near-black layers
ledger-silver-travertine | Silver | silver, taupe and cream strata; banded pale strips; soft gray layers
ledger-roman-beige | Roman Beige | beige and cream strips; open-pored pale faces; warm sand layers
ledger-sierra-blue | Sierra Blue | blue-gray strips; cool mountain grays; glinting blue faces
ledger-sedona | Sedona | rose, tan and brick strips; desert reds; layered red sand
ledger-coastal-gray | Coastal Gray | driftwood-gray strips; weathered grays and tans; sea-worn color
veneer-fieldstone-gray | Gray Fieldstone | weathered gray fieldstone; lichen grays and browns; irregular rounded faces
veneer-limestone-buff | Buff Limestone | buff and cream ashlar; sawn heights with split faces; pale squared stones
veneer-castle-brown | Castle Brown | brown and tan stones; earth-colored split faces; dark warm mixed stone
veneer-granite-mosaic | New England Mosaic | gray, tan and rust granite; a mosaic of shapes; mixed many-sided faces
`;

const notes = new Map(
  rows
    .trim()
    .split("\n")
    .map((row) => {
      const [id = "", name = "", seen = ""] = row.split(" | ");
      return [id, { name, seen: seen.split("; ") }] as const;
    }),
);

const titled = (text: string) =>
  text.replace(/(^| )([a-z])/g, (_, gap: string, sign: string) => gap + sign.toUpperCase());

/** A color's name without what it is made of, as it stands between series and products: "Noce", "Pearl". */
export function colorName(look: Look): string {
  return notes.get(look.id)?.name ?? titled(look.label);
}

/** A look's appearance, as phrases that can follow "shows". */
export function seenIn(look: Look): readonly string[] {
  return (
    notes.get(look.id)?.seen ?? [
      `an even ${look.colorFamily === "multi" ? "mix of colors" : look.colorFamily}`,
    ]
  );
}
