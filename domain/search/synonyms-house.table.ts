/** Heat, light, water, paint, appliances, storage, decor. Written as in `synonyms.table.ts`. */
export const houseSynonyms = `
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
no voc = zero voc
no touch = touchless
no lead = lead free
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
`;
