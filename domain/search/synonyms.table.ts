/**
 * What people call the same thing. `=` goes both ways; `>` means that who asks for the left finds the right as
 * well. A number at the end says how near the meanings are; 0.9 where there is none.
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
hex tile = hexagon tile
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
recessed light = can light = downlight = pot light
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
wheel barrel = wheelbarrow
drain snake = drain auger = plumbing snake = plumber snake
toilet plunger > plunger
castor = caster
caster wheel > caster
sheet metal screw = self tapping screw = tek screw
self drilling screw = self tapping screw
lag bolt = lag screw
carriage screw > carriage bolt
dry wall = drywall
drywall mud = joint compound = sheetrock mud = spackling compound
mud > joint compound 0.6
drywall tape = joint tape
wall anchor = drywall anchor 0.8
molly bolt = hollow wall anchor
tapcon = concrete screw = masonry screw
allen wrench = hex key = allen key = hex wrench
monkey wrench > pipe wrench
channel lock > tongue and groove pliers
channellock > tongue and groove pliers
crescent wrench > adjustable wrench
vise grip > locking pliers
side cutter = diagonal pliers = diagonal cutter
tin snips = aviation snips
box cutter = utility knife
exacto knife > hobby knife
stanley knife > utility knife
skil saw = circular saw
skill saw > circular saw
sabre saw > jig saw
saber saw > reciprocating saw
jigsaw = jig saw
spade bit = paddle bit
hammer drill > rotary hammer 0.5
impact gun > impact driver 0.8
screw gun > drywall screwdriver
nail gun = nailer
brad gun > brad nailer
staple gun = stapler
weedeater line > trimmer line
weed eater string > trimmer line
trimmer string = trimmer line
edger > lawn edger
leaf vacuum > leaf blower 0.7
hedge clipper = hedge trimmer
bush trimmer > hedge trimmer
pruner = pruning shears = hand pruner
tree trimmer > pole saw 0.7
lopping shears = lopper
post hole digger > auger 0.6
tiller = cultivator 0.7
rototiller = tiller
snow thrower = snow blower = snowblower
power washer = pressure washer
chain saw = chainsaw
wood chipper = chipper shredder
lawn seed = grass seed
sod > grass seed 0.3
plant food = fertilizer
weed and feed > lawn fertilizer 0.7
roundup > weed killer 0.6
weed killer = herbicide
bug spray = insect killer
bug killer = insect killer
insecticide = insect killer
ant killer > insect killer 0.6
mouse trap = rodent trap 0.8
rat trap = rodent trap 0.8
top soil = topsoil
wood chips > mulch 0.7
river rock = pebbles 0.7
pea gravel > pebbles 0.6
garden edging = landscape edging = lawn edging
garden box > raised garden bed
raised bed = raised garden bed
garden house > storage shed 0.4
tool shed = storage shed
shed > storage building 0.7
rain barrel > rain collection 0.5
water hose = garden hose
hose pipe > garden hose
soaker = soaker hose
hose spigot = hose bibb
hose faucet = hose bibb
spigot > outdoor faucet
sprinkler head > pop up sprinkler 0.7
irrigation > sprinkler 0.6
pool noodle > pool float
swing set = playset
patio heater = outdoor heater
patio set > dining set 0.7
patio table > outdoor table
patio chair > outdoor chair
outdoor couch > outdoor sofa
lounge chair > chaise lounge
lawn chair > folding chair 0.6
beach umbrella > patio umbrella 0.6
canopy > gazebo 0.6
pergola > gazebo 0.4
awning > canopy 0.4
smoker > grill 0.4
charcoal = briquette 0.6
two by four > 2x4
2 by 4 > 2x4
treated lumber = pressure treated lumber
treated wood > pressure treated lumber
pt lumber > pressure treated lumber
treated post > pressure treated 0.7
plyboard > plywood
sheathing > osb 0.6
particle board = particleboard
press board > particleboard
pegboard = peg board
beadboard = bead board = wainscoting 0.8
wainscot = wainscoting
shiplap = ship lap
tongue and groove = t and g
quarter round > shoe moulding 0.6
base molding > baseboard
chair rail > moulding 0.6
door jamb > door frame
threshold = saddle 0.5
transition strip = reducer 0.6
t molding = t moulding
stair tread = stair step
hand rail = handrail = stair rail
banister = handrail
baluster = spindle
deck rail = deck railing
post cap = fence post cap
privacy fence > fence panel
wire fence > welded wire 0.7
chicken wire = poultry netting
hardware cloth = welded wire 0.8
hurricane tie = hurricane strap
siding > clapboard 0.5
roof shingle = shingle
roof tar = roof cement = roofing cement
rain gutter = gutter
gutter cover = gutter guard = leaf guard
down spout = downspout
gutter spout > downspout
roofing felt = roofing underlayment = tar paper
flashing > drip edge 0.5
metal roof > roof panel 0.7
metal roofing > roof panel 0.8
plexiglass = acrylic sheet
plexi glass > acrylic sheet
lexan = polycarbonate sheet
foam board = rigid foam insulation = foam insulation 0.8
styrofoam > foam board 0.8
spray foam = expanding foam = foam sealant
great stuff > foam sealant
house wrap = housewrap
vapor barrier = moisture barrier
attic fan = attic ventilator
whole house fan > attic fan 0.6
weather strip = weatherstrip = weather stripping
door sweep > door bottom
storm door > screen door 0.4
front door = entry door = exterior door
entrance door > entry door
slab door > interior door slab
closet door > bifold door 0.7
sliding closet door > bypass door 0.8
pocket door > sliding door 0.5
doggie door = dog door = pet door
dog house = doghouse
dog fence > kennel 0.5
door stop = doorstop
door lock > deadbolt 0.7
door lock > door knob 0.6
dead bolt = deadbolt
entry lock > keyed entry
keyless lock > electronic lock
pad lock = padlock
peep hole = door viewer
window ac = window air conditioner
portable ac = portable air conditioner
a c > air conditioner
mini split = ductless air conditioner
heat pump > mini split 0.5
furnace > heater 0.3
register = floor register = vent cover 0.7
air vent > register 0.7
air return > return air grille
vent grille > register 0.7
dryer hose = dryer duct = dryer vent hose
dryer vent > dryer duct 0.7
flex duct = flexible duct
wood stove = wood burning stove
fire wood = firewood
fire brick = firebrick
t stat > thermostat
exhaust fan = bath fan = ventilation fan 0.9
bathroom fan = bath fan = exhaust fan
vent fan = exhaust fan
bathroom exhaust > bath fan
light switch = wall switch
3 way switch = three way switch
dimmer = dimmer switch
rocker switch = decorator switch 0.8
electrical box = junction box = outlet box
junction box > outlet box
switch plate = wall plate
light cover > lens cover 0.6
electrical wire > building wire
electrical cord = power cord 0.8
power cord > extension cord 0.7
wire nut = wire connector
wire cover = cord cover
conduit > emt 0.7
emt = electrical metallic tubing
thhn = building wire 0.7
uf b > direct burial wire
breaker box = load center = electrical panel = breaker panel
fuse box > load center 0.8
ground rod = grounding rod
coax = coaxial
ethernet = cat5e 0.7
network cable = ethernet cable
door chime = doorbell
motion light = motion sensing light = motion sensor light
motion sensor > motion sensing
security light > flood light 0.6
porch light = outdoor wall light 0.8
outside light = outdoor light
yard light > landscape light 0.7
path light = pathway light
solar light > landscape light 0.6
shop light = worklight 0.5
fluorescent tube = fluorescent bulb
tube light > fluorescent bulb 0.6
cfl = compact fluorescent
edison bulb = vintage bulb
under cabinet light = undercabinet light
track light = track lighting
puck light > under cabinet light 0.5
light kit > ceiling fan light 0.4
fan light > ceiling fan with light 0.7
batteries aa = aa battery
flash light = flashlight
head lamp = headlamp
night lite > night light
lite = light
thru = through
drain pipe = drainpipe
pex tubing = pex pipe
pipe insulation > foam pipe 0.6
pipe strap = pipe hanger 0.7
pipe dope = thread sealant
plumbers tape = thread seal tape
plumber putty = plumbers putty
p trap = sink trap
drain trap > p trap
sink drain > basket strainer 0.6
sink strainer = basket strainer
drain stopper = sink stopper = tub stopper
drain cover > drain strainer
pop up drain = pop up assembly
faucet stem > cartridge 0.6
shower handle > faucet handle 0.6
shower wand = hand held shower
shower arm > shower extension 0.5
shower faucet = shower valve trim 0.6
tub spout = bathtub spout
tub faucet = bathtub faucet
roman tub faucet > tub filler
tub surround = bathtub wall surround = shower surround = shower wall
tub door = bathtub door
shower insert > shower stall
shower seat = shower bench
shower caddie > shower caddy
shower rod = shower curtain rod
bath mat > bath rug
vanity mirror = bathroom mirror
vanity sink > vanity with top 0.5
pedestal sink > pedestal bathroom sink
utility sink = laundry sink = laundry tub
slop sink > utility sink
bar sink > prep sink
toilet lid > toilet seat 0.7
toilet lever = tank lever = toilet handle
toilet ring > wax ring 0.8
toilet bolts = closet bolts
toilet flange = closet flange
toilet repair kit > fill valve 0.5
comfort height = chair height
handicap toilet > ada toilet
urinal > toilet 0.2
well pump = jet pump
sump pump > utility pump 0.5
sewage pump > effluent pump 0.7
pressure tank = well tank
tankless heater = tankless water heater
on demand water heater = tankless water heater
reverse osmosis = ro system
whole house filter > water filtration system 0.7
fridge filter = refrigerator water filter
gas hose > gas connector
propane tank = lp tank 0.8
lp = propane
natural gas = ng
caulk gun = caulking gun
silicone > sealant 0.5
wood filler = wood putty
wood glue > carpenter glue
gorilla glue > adhesive 0.5
epoxy glue = epoxy
super glue > adhesive 0.5
masking tape = painters tape
painter tape = painters tape
paint brush = paintbrush
paint stripper = paint remover
paint thinner = mineral spirits
lacquer thinner > solvent 0.5
drop cloth = dropcloth
paint sprayer = airless sprayer
deck paint > deck stain 0.7
deck sealer > waterproofing sealer 0.8
wood sealer > waterproofing sealer 0.7
floor paint = porch and floor paint
concrete paint > concrete stain 0.6
garage floor paint = epoxy floor coating
epoxy paint > epoxy coating
stain blocker > primer 0.7
kilz > primer 0.7
varnish > polyurethane 0.6
shellac > primer 0.3
metallic spray paint > spray paint
texture spray > wall texture
popcorn ceiling > ceiling texture 0.8
contact paper > adhesive shelf liner 0.7
wall paper = wallpaper
wall decal = wall sticker
self leveler = self leveling underlayment
floor leveler = self leveling underlayment
concrete patch = concrete repair
quikrete > concrete mix 0.7
cement > concrete 0.7
cement mix = concrete mix
mortar mix = mortar
cinder block = concrete block
cement block = concrete block
landscape block = retaining wall block
wall stone > retaining wall block 0.6
stepping stone = step stone
patio tile > deck tile 0.7
patio block = paver 0.8
linoleum = sheet vinyl = vinyl sheet 0.8
vinyl roll > vinyl sheet
floor covering > flooring
snap lock flooring = click lock flooring
floating floor > laminate flooring 0.6
pergo > laminate flooring 0.8
underlay = underlayment
carpet padding = carpet pad
carpet square = carpet tile
door mat = doormat
rug pad > rug gripper
ceramic floor > ceramic tile 0.8
tile trim > bullnose 0.7
bull nose = bullnose
schluter > tile edging trim
tile edging = tile trim
tile cutter > tile saw 0.5
wet saw = tile saw
kitchen counter = countertop
formica > laminate sheet 0.8
kitchen cabinet > base cabinet 0.5
pantry cabinet = pantry
lazy susan > corner cabinet 0.4
drawer slide = drawer glide
drawer runner > drawer slide
piano hinge = continuous hinge
cabinet latch > catch 0.6
coat rack = coat hook 0.7
closet rod = closet pole
closet organizer = closet system
closet shelving > wire shelf 0.6
wire rack = wire shelf
wire shelving = wire shelf
garage shelving = shelving unit 0.8
metal shelves = steel shelving unit
storage rack = shelving unit 0.8
tool box = toolbox
tool chest = tool cabinet
work bench = workbench
saw horse = sawhorse
storage bin = storage tote = storage container
plastic bin = storage tote
storage box = storage tote 0.8
storage container > storage box
deck box = outdoor storage box
garbage bag = trash bag
trash bag > contractor bag 0.6
recycle bin > recycling
dust pan = dustpan
pail = bucket
tarp = tarpaulin
bungee = bungee cord
tie down = ratchet strap
rope > cord 0.4
chain link fence = chainlink fence
moving dolly > furniture dolly
hand cart > hand truck
furniture slider = furniture pad 0.7
felt pad = furniture pad
ladder stand off > ladder stabilizer
attic stairs = attic ladder
scaffold = scaffolding
safety glasses = protective eyewear
dust mask = respirator 0.7
ear muffs = hearing protection
knee pad = kneepad
fire alarm = smoke alarm
co2 detector > carbon monoxide detector 0.8
co alarm = carbon monoxide alarm
security camera = surveillance camera
garage door remote = garage remote
garage opener = garage door opener
garage door seal = garage door bottom
house number = address number
mail box = mailbox
stove vent > range hood
oven hood > range hood
hood fan > range hood 0.8
double oven > double wall oven 0.8
gas range > stove 0.6
electric range > stove 0.6
counter depth = counterdepth
deep freezer = chest freezer
freezer > upright freezer
wine fridge = wine cooler
beverage fridge = beverage cooler
mini fridge = compact refrigerator = mini refrigerator
ice maker > icemaker
stackable washer = washer dryer 0.6
washer and dryer > laundry center
washing machine hose = washer hose
vacuum cleaner > vacuum
carpet cleaner > carpet washer
air cleaner = air purifier
air purifier > air cleaner
humidifier filter > wick filter
holiday lights = christmas lights
christmas lights = string lights 0.5
xmas tree > christmas tree
roller shade = roller blind
window blinds = blinds
vertical blinds > blind 0.6
black out = blackout
curtain rod = drapery rod
shutter = shutters
window film > privacy film 0.7
window tint > window film
picture rail > moulding 0.4
medallion = ceiling medallion
drop ceiling = suspended ceiling
acoustic tile > ceiling tile
counter stool = bar stool 0.8
bar chair > bar stool
sectional couch > sectional sofa
recliner chair > recliner
sleeper sofa = sofa bed
bed frame = bed 0.5
night table > nightstand
book case = bookcase
shoe rack = shoe storage 0.8
kitchen cart = kitchen island 0.6
stainless steel fridge > stainless refrigerator
ivory > almond 0.3
almond > bisque 0.5
biscuit = bisque
charcoal color > dark gray
espresso > dark brown 0.4
gun metal > gunmetal
rubbed bronze = oil rubbed bronze
oil bronze > oil rubbed bronze
dark bronze > oil rubbed bronze 0.5
chrome > polished chrome 0.8
satin nickel > brushed nickel 0.6
brushed nickel > satin nickel 0.6
matte black > flat black 0.6
cordless > battery powered 0.6
battery operated = battery powered
gas powered = gas
weatherproof > waterproof 0.6
water proof = waterproof
water resistant > waterproof 0.6
fire proof = fireproof
self stick tile > peel and stick tile
pre finished = prefinished
pre primed = primed
wifi = wi fi
bluetooth > wireless 0.4
energy star > energy efficient 0.5
poly > polyurethane 0.7
toilet snake > toilet auger
toilet auger = closet auger
fence board = fence picket
dog ear picket = fence picket
outside = outdoor 0.8
inside = indoor 0.8
ell > elbow
`
  .split("\n")
  .filter((line) => line !== "");
