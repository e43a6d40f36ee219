/**
 * Things that everybody knows, most of which a showroom does not sell: someone who asks for a clamp where there is none does
 * not mean a lamp. Leaves out words that are more often typos of trade terms: "flour" for floor, "leather" for ladder.
 */
export const thingWords: readonly string[] = `
alley ammonia ant antifreeze apron ash attic bacon bait bakery balcony ballet balloon bamboo banana bandage banner
barber barn barrel basil basin basket bat bath battery bead beak beam bean beard beast bedding bee beef beer beetle
belly belt bench berry bib bicycle bike bin biscuit blade blanket blast blaze bleach blink blister bloom blossom blush
boil bolt bomb bone bonnet boot bottle bouquet bow bowl bra brace brain brake branch brass bread breeze brick broccoli
brook broom broth brow brush bubble bucket bulb bull bump bunch bundle bunny burger butter cabin cable cactus cage
calendar calf candle candy cane canoe canvas cape caramel carpet carrot cart cave cedar celery cellar cement cereal
chain chalk champagne channel chapel cheese cherry chess chest chicken chili chill chimney chin chip chipmunk
chocolate chop cider cigar cinema cinnamon circus clam clamp classroom claw clay cliff clinic clip cloak clover clown
coal coat cobra coconut coffin coil coin cola collar comb comet cone cookie coolant copper coral cord cork corn
cottage cotton couch cow crab cradle craft crane crate crawlspace crayon cream creek crib cricket crop crow crown
crumb crust crystal cub cucumber curl curry curtain curve cushion cylinder daisy dam dawn deck deer den denim dent
dentist deodorant deodorizer desert desk dessert detergent dew diamond diaper dice diesel dime diner dinosaur disc
disinfectant disk ditch dive dock doll dolphin dome donkey donut dough dove dragon drain drape drill driveway drone
drum duck duke dusk dwarf eagle egg elbow elephant elevator elf elm ember emerald entryway eraser eyebrow fabric
falcon fang faucet fawn feast feather fence fern ferry fiddle fig finch fist flag flame flannel flask flea fleece
flesh flock flood flute fly foam fog foil folder font fork forklift fort fossil foundation fountain fox frame freckle
freezer freshener frog frost fruit fudge funnel fur fuse gallery garage garlic gas gasket gate gear gem ghost ginger
glacier glaze globe glove glue gnat goat gold golf goose gopher grain grape graph grass gravel gravy grease greenhouse
grid grill grip groom groove grove gum gun gutter gym hail hair hairdryer hallway ham hammer hammock hamster hatch
hawk hay hazel hedge heel helmet hem hemp hen herb hinge hip hippo hockey hoe holly hood hook hoop horn hornet hose
hut icing igloo ink inn insect iris iron island ivory ivy jack jacket jade jail jam jar jaw jeans jelly jewel jewelry
jogging juice jungle kayak kernel kettle kidney kite knee knife knob knot lace lake lamb lamp lane lantern lasso
laundry lava lavender lawn leaf leash ledge leg lemon lemonade lens leopard lettuce lever lid lilac lily lime linen
lion lip liquid lizard llama lobby lobster lock locker lodge log lounge lumber lung lure magnet makeup mallet mango
manure maple marble mare marsh mascara mask mat maze meadow meat melon menu mermaid mesh metal mice mill mint mirror
mist mitten moat mold mole monk monkey monster moose mop mosquito moss motel moth motor motorcycle mouse mud mudroom
muffin mug mule mural muscle museum mushroom mustard nail napkin nectar needle nest noodle nose notebook nozzle
nursery nut nylon oak oar oat oil olive onion orchard orchid organ ostrich otter oven owl ox oyster padding paddle
padlock pail paint pajama palm pan panda panel panther pantry papaya paper parade parcel parrot parsley pasta paste
pastry patch path patio paw pea peach peacock peanut pear pearl pebble pedal peel pen pencil penguin penny pepper
perfume pest petal piano pickle pie pier pig pigeon pigment pill pillar pillow pilot pin pine pineapple pint pipe
pizza plank plaster plastic plate playroom plier plow plug plum plywood podium poison pole polish pond pony pool
popcorn porch pork portrait pot potato pottery powder prune puddle pulley pulp pump pumpkin puppet puppy purse puzzle
quail quartz quilt quiver rabbit raccoon radar radio radish raft rag rail raisin rake ramp ranch rat raven razor
receipt reef reel reptile ribbon rice rifle rim roach robe robin robot rock rocket rod roof rooftop rope rose rug rum
rust rv rye saddle sail salad salmon salon salt sand sandal sandwich sanitizer satin sauce sauna sausage scarf scent
scissors scoop scooter scoter screw seal sedan seed shack shade shaft shampoo shark shaver shed sheep sheet shelf
shell shield shin shore shovel shrimp shrub sidewalk silk silo silver sink siren sled sleeve slice slide slope snack
snail snake snow soap sock soda sofa soil solar soup spa spade spark sparrow spear spice spider spike spinach spine
spiral sponge spoon spout spray sprout spruce squash squid squirrel stable stain stair stairway stake stamp staple
star statue steam steel stem stew sting stool stove straw strawberry stream string stripe studio suede sugar suitcase
sunflower surf swamp swan sweater swing sword syrup table tack tail tank tape tar tarp tent termite thorn thread
throne thumb tick tiger timber tin tint tire tires toad toast tobacco tomato tongs tongue tooth toothbrush toothpaste
topaz torch towel tower tractor trail trailer trap tray treasure tree trench trim trophy trout truck trumpet trunk tub
tube tulip tuna tunnel turf turkey turnip turtle tusk twig umbrella urn vacuum valley valve van vanilla vase vault
velvet vest vestibule vine vinegar violet violin volcano vole vulture wagon wall walnut walrus wand wardrobe warehouse
wasp wax weasel weave web weed whale wheat wheel whip whisk whistle wick widow wig willow wing wire wolf wood wool
workshop worm wreath wrench wrist yacht yarn yeast yogurt yolk zebra zinc zipper zoo
`
  .trim()
  .split(/\s+/);
