import { houseSynonyms } from "./synonyms-house.table.ts";
import { shopperSynonyms } from "./synonyms-shoppers.table.ts";
import { yardSynonyms } from "./synonyms-yard.table.ts";

/**
 * Different names for the same thing, one rule a line. `a = b`: a search for either finds both. `a > b`: a search
 * for a also finds b, but not the other way around. A number at the end weighs the match between 0 and 1 (0.9 when
 * left out). A phrase in quotes matches only where a product name has its words side by side.
 */
export const synonymLines: readonly string[] = `
lvp = luxury vinyl plank = vinyl plank
lvt = luxury vinyl tile = vinyl tile
spc = rigid core = stone polymer composite
lvp > spc plank 0.8
vinyl plank > spc plank 0.8
vinyl plank > wpc plank 0.7
lvp > wpc plank 0.7
vinyl flooring > vinyl plank 0.9
vinyl flooring > spc plank 0.7
engineered wood = engineered hardwood
wood floor > hardwood 0.8
wood tile > wood look tile
wood effect = wood look
marble effect = marble look
stone effect = stone look
wc = water closet = commode = toilet
lav = lavatory
lavatory > bathroom 0.7
lav > bathroom 0.8
basin > sink 0.8
tap > faucet
mixer tap > faucet 0.8
mixer > faucet 0.5
vanity top > vanity countertop
vanity top > vanity with top 0.7
vanity unit > vanity
bath = bathroom 0.8
bath > tub 0.7
tub = bathtub
soaker tub = soaking tub
soaking tub > freestanding tub 0.5
soaker tub > freestanding tub 0.5
whirlpool tub = jetted tub = jacuzzi
shower pan = shower base = shower tray
shower stall = shower enclosure
rain head > rain shower head
rainfall = rain
hand shower = handheld shower = hand held shower
farmhouse sink = apron sink = apron front sink = farm sink = belfast sink = butler sink
worktop = countertop = benchtop
splashback = backsplash
metro tile = subway tile
penny tile = penny round
soaker = soaking tub
w c > toilet
tub filler = bathtub faucet = tub faucet = bath filler
tub filler > freestanding tub faucet
tub filler > tub spout 0.7
tub filler > tub shower trim 0.6
bathtub faucet > tub shower trim 0.7
tub filler > bathtub 0.4
bathtub faucet > tub spout 0.8
stair nose = stair nosing = stairnose
stair nose > stair tread 0.6
stair nose > floor trim 0.5
transition strip = transition molding = t molding = reducer
transition strip > threshold 0.7
transition strip > floor trim 0.5
retaining wall block = wall block = retaining block
retaining wall > garden wall 0.6
retaining wall block > wall cap 0.4
r10 > nonslip
r11 > nonslip
r12 > nonslip
r13 > nonslip
nonslip > grip 0.8
nonslip > textured 0.5
nonslip > structured 0.5
hex tile = hexagon tile
tile > mosaic 0.85
hex = hexagon = hexagonal
herringbone > chevron 0.5
terra cotta = terracotta
cultured stone > stone veneer
stacked stone = ledgestone = ledger stone = ledger panel 0.85
stone veneer > ledger panel 0.5
ledgestone > stacked stone
fake grass = artificial grass = synthetic grass = artificial turf = synthetic turf = astroturf
grass > turf 0.7
pet > dog 0.8
dog > pet 0.8
paving stone = paver stone = paver = paving
patio stone > paver
patio stone > patio slab
pool edge > coping
pool deck > coping 0.5
molding = moulding
grey = gray
colour = color
aluminium = aluminum = alum
fibreglass = fiberglass
mitre = miter
sulphur = sulfur
litre = liter
plough = plow
centre = center
ss > stainless steel
stainless = stainless steel
orb = oil rubbed bronze
bn > brushed nickel
sn > satin nickel
mb > matte black
matt = matte
nickle = nickel
brass > gold 0.4
galv = galvanized
galvanised = galvanized
pvc = polyvinyl chloride
hd > heavy duty
sch = schedule
dia = diameter
ext = exterior
int = interior
exterior = outdoor 0.7
interior = indoor 0.7
wht = white
blk = black
brn = brown
chr > chrome
brz = bronze
elec = electric
adj = adjustable
assy = assembly
refrig = refrigerator
temp > temporary 0.5
gfci = gfi = ground fault
afci = arc fault
outlet = receptacle
plug > outlet 0.6
wall plate = switch plate = outlet cover = wallplate
breaker = circuit breaker
romex = nm b
tv = television
ac = air conditioner
ac unit = air conditioner
air conditioning = air conditioner
otr = over the range
fridge = refrigerator
freezer fridge > refrigerator
stove = range 0.9
stove = oven 0.6
cooker = range
hob = cooktop
stove top = cooktop
vent hood = range hood = exhaust hood = cooker hood = kitchen hood = hood vent
dish washer = dishwasher
disposal = disposer
garbage disposal = garbage disposer = food waste disposer
washer = washing machine
washing machine > laundry washer
clothes dryer > dryer
hot water heater = water heater = hot water tank
swamp cooler = evaporative cooler
couch = sofa = settee
love seat = loveseat
arm chair = armchair
bed side table = bedside table = nightstand = night stand = night table
bookshelf = bookcase = book shelf
end table = side table = accent table
chest of drawers = dresser
tv stand = media console = tv console = entertainment center
pouf > ottoman
cushion > pillow 0.7
drape = curtain = drapery
window treatment > curtain 0.7
window treatment > shade 0.7
window shade > shade
blind = shade 0.6
area rug > rug
carpet > rug 0.5
runner rug > runner
floor lamp = standing lamp
table lamp = desk lamp 0.8
sconce = wall light = wall lamp
pendant = hanging light = pendant light
chandelier > pendant 0.4
vanity light = bath light = bathroom light
light fixture > light 0.9
ceiling light = flush mount light = flushmount
"recessed light" = "recessed lighting" = "can light" = downlight = "pot light"
fairy lights > string lights
light bulb = bulb
lightbulb = light bulb
flood light = floodlight
night light = nightlight
cabinet pull = drawer pull = cabinet handle = drawer handle
pull > handle 0.7
handle > pull 0.7
cupboard = cabinet
cabinet hardware > cabinet pull 0.8
cabinet hardware > cabinet knob 0.8
door knob = doorknob
door handle = door lever 0.8
towel rack = towel bar = towel rail
toilet paper holder = tissue holder = paper holder = toilet roll holder
robe hook = towel hook 0.8
safety bar = grab bar
handicap bar > grab bar
skirting board = baseboard = skirting
crown molding > crown
crown molding = cornice
door trim > casing
window trim > casing
trim > moulding 0.7
moulding > trim 0.7
bbq = barbecue = barbeque = grill
bbq grill > grill
firepit = fire pit
patio furniture = outdoor furniture
sun lounger = chaise lounge = outdoor chaise
planter = plant pot = flower pot
artificial plant = faux plant = fake plant
picture = framed print = wall art
trash can = garbage can = trash bin = waste bin = wastebasket
drywall = sheetrock = gypsum board = wallboard = plasterboard
sheet rock = drywall
osb = oriented strand board
mdf = medium density fiberboard
cement board = backer board = backerboard = hardiebacker = durock
thinset = thin set = tile mortar
caulk = caulking = sealant 0.8
spackle = spackling
construction adhesive > liquid nails 0.8
liquid nails > construction adhesive
duck tape = duct tape
teflon tape = thread seal tape = ptfe tape = plumber tape
zip tie = cable tie
l bracket = angle bracket = corner brace = corner bracket
metal strap = strap tie 0.7
hose bib = hose bibb = sillcock = spigot = outdoor faucet
hose bib > hose faucet
shut off valve = shutoff valve = stop valve = angle stop
supply line = supply hose = water connector
wax ring = wax seal
toilet flapper > flapper
fill valve = ballcock
weed wacker = weed eater = string trimmer = line trimmer = weed whacker
weedeater = string trimmer
lawnmower = lawn mower
riding mower = lawn tractor = riding lawn mower
shop vac = wet dry vac = wet dry vacuum
vac = vacuum
sawzall = reciprocating saw
skilsaw = circular saw
chop saw = miter saw
hand truck = dolly
smoke alarm = smoke detector
carbon monoxide detector = carbon monoxide alarm = co detector
surge protector = power strip 0.8
landscape fabric = weed barrier = weed block
potting soil = potting mix
deck board = decking
deck board > decking board
xmas = christmas
peel and stick = self adhesive
self stick = peel and stick
bi fold = bifold
french door = patio door 0.6
sliding glass door = sliding patio door
door bell = doorbell
space heater = portable heater
hvac filter = furnace filter = air filter
ac filter > air filter
water filter > filter 0.4
toilet bowl > toilet 0.6
commode seat = toilet seat
rebar = reinforcing bar
shelving = shelf
shelving unit = shelf unit
step stool > step ladder 0.6
led light bulb > led bulb
garage door opener > door opener 0.6
cleaner = cleaning 0.5
${yardSynonyms}
${houseSynonyms}
${shopperSynonyms}
`
  .split("\n")
  .filter((line) => line !== "");

/** What is shown instead of a thing that the catalog does not have; the response says it is a different thing. */
export const nearestLines: readonly string[] = ["recessed light ~ flush mount light"];
