/**
 * Kinds of products as a large store titles them, one in each line: department | what shoppers call the kind | its
 * noun in titles | brands | versions | looks. The names of shoppers are often not those of the titles.
 */
export const kinds: readonly string[] = `
appliances | wall oven, stove oven | Electric Wall Oven | Kessler, Maystone | 27 in. Single; 30 in. Double; 30 in. Single Convection | Stainless Steel; Black; White
appliances | cooktop, stove top | Gas Cooktop | Kessler, Orlando | 30 in. 4-Burner; 36 in. 5-Burner | Stainless Steel; Black
appliances | stove, oven range | Electric Range | Kessler, Maystone, Whirlton | 5.3 cu. ft. Freestanding; 6.4 cu. ft. Slide-In | Stainless Steel; White; Biscuit
appliances | clothes dryer | Electric Dryer | Maystone, Whirlton | 7.0 cu. ft. Front Load; 7.4 cu. ft. Steam | White; Gray
appliances | washing machine | Top Load Washer | Maystone, Whirlton | 3.5 cu. ft. High-Efficiency; 4.8 cu. ft. Agitator | White; Gray
appliances | ice box, icemaker | Ice Maker | Kessler, Polaris | 15 in. Undercounter; 26 lb. Portable | Stainless Steel; Black
appliances | deep freezer | Chest Freezer | Polaris, Whirlton | 5 cu. ft. Manual Defrost; 14.8 cu. ft. Garage Ready | White
appliances | vent hood, stove hood | Range Hood | Broadvent, Kessler | 30 in. Under Cabinet; 36 in. Wall Mount Convertible | Stainless Steel; Black
appliance parts | dryer vent | Dryer Vent Kit | Deflecta | 4 in. x 8 ft. Aluminum; 4 in. Louvered | White; Silver
appliance parts | stove cord | Appliance Power Cord | Wirewell | 4 ft. 3-Prong 30 Amp Dryer; 6 ft. 4-Prong 50 Amp Range | Gray
appliance parts | water line | Refrigerator Water Supply Line | Wirewell, Flowline | 1/4 in. x 5 ft.; 1/4 in. x 20 ft. | Stainless Steel
pest control | mosquito killer | Mosquito Repeller | Bugaway | Cordless Patio Appliance; 15 ft. Zone Outdoor | Green; Graphite
pest control | mouse bait, rat poison | Mouse Trap | Bugaway, Snapper | 2-Pack Wooden; 4-Pack Reusable Plastic |
pest control | wasp spray | Wasp and Hornet Killer | Bugaway, Ranger | 14 oz. Aerosol; 17.5 oz. Foaming |
outdoor power | power washer, pressure cleaner | Pressure Washer | Torrent, Gale | 1,800-PSI 1.2-GPM Electric; 3,100-PSI 2.5-GPM Gas; 2,300-PSI Cold Water Electric |
outdoor power | weed whacker, edger | String Trimmer | Gale, Ryker | 18-Volt Cordless; 26cc 2-Cycle Gas Straight Shaft; 13 in. 4-Amp Corded |
outdoor power | snow thrower, snowblower | Snow Blower | Gale, Torrent | 21 in. Single-Stage Gas; 24 in. Two-Stage Electric Start |
outdoor power | roto tiller, garden tiller | Cultivator | Gale, Ryker | 10 in. 4-Cycle Gas; 16 in. 13.5-Amp Electric |
outdoor power | wood splitter | Log Splitter | Torrent | 5-Ton Electric; 27-Ton Gas Full Beam |
lighting | light fixture for ceiling, ceiling lamp | Flush Mount | Hallworth, Vellum, Dorset Bay | 1-Light 9 in.; 2-Light 13 in.; 3-Light 15 in. | Brushed Nickel; Oil-Rubbed Bronze; White
lighting | dining light | Chandelier | Hallworth, Vellum, Dorset Bay | 3-Light Mini; 5-Light Candle; 9-Light Two-Tier | Brushed Nickel; Oil-Rubbed Bronze; Polished Chrome
lighting | hanging light | Pendant | Hallworth, Vellum | 1-Light Mini; 3-Light Linear; 1-Light Dome | Brushed Nickel; Bronze; White
lighting | wall light, wall lamp | Sconce | Hallworth, Dorset Bay | 1-Light; 2-Light | Brushed Nickel; Oil-Rubbed Bronze; Chrome
lighting | vanity light, bathroom lights | Vanity Light Bar | Hallworth, Vellum | 2-Light; 3-Light; 4-Light; 6-Light | Chrome; Brushed Nickel; White
lighting | recess light, pot lights | Recessed Lighting Kit | Lumora | 4 in. Remodel; 6 in. LED New Construction; 6 in. Shower Trim | White; Black
lighting | tube light, shop light | Fluorescent Light Fixture | Lumora, Brightly | 4 ft. 2-Light; 2 ft. Under Cabinet; 4 ft. 4-Light Wraparound | White
lighting | porch light, outside light | Outdoor Wall Lantern | Hallworth, Dorset Bay | 1-Light 12 in.; 2-Light 18 in. Dusk to Dawn | Black; Bronze; White
lighting | sensor light, security light | Motion Sensing Flood Light | Brightly, Lumora | 180-Degree LED; 270-Degree Halogen; Solar | White; Bronze
outdoor furniture | patio dining table, outdoor table | Patio Dining Set | Havenwood, Palmera | 5-Piece Steel; 7-Piece Wicker with Room for Lighting | Brown; Gray
outdoor furniture | patio couch | Patio Sectional | Havenwood, Palmera | 4-Piece Wicker; 6-Piece Aluminum | Beige Cushions; Red Cushions
outdoor furniture | shade umbrella | Patio Umbrella | Palmera | 9 ft. Market; 11 ft. Offset Cantilever | Tan; Red; Green
outdoor furniture | porch rocker | Rocking Chair | Havenwood | Wood Slat; Steel Mesh | White; Brown
insulation | batt insulation, wall insulation | Fiberglass Batt | Thermasheet, Corningham | R-13 Kraft Faced 15 in. x 93 in.; R-15 Unfaced 15 in. x 93 in.; R-19 Faced 23 in.; R-30 Unfaced 16 in. x 48 in. |
insulation | foam sheet, rigid insulation | Foam Board | Thermasheet, Rmaxx | 1 in. x 4 ft. x 8 ft. R-6; 2 in. x 4 ft. x 8 ft. R-10; 3/4 in. Tongue and Groove |
insulation | pipe wrap | Pipe Cover | Thermasheet | 1/2 in. x 6 ft. Foam; 3/4 in. x 6 ft. Rubber |
insulation | reflective roll, bubble wrap insulation | Double Reflective Insulation Roll | Rmaxx | 16 in. x 25 ft. Staple Tab; 48 in. x 50 ft. |
paint tools | roller cover, roller nap | Paint Roller Cover | Purdue, Wooster Lane | 9 in. x 3/8 in. High-Density; 4 in. Mini 10-Pack; 18 in. x 1/2 in. |
paint tools | paintbrush | Angle Sash Paint Brush | Purdue, Wooster Lane | 1-1/2 in.; 2 in.; 2-1/2 in. Flat |
paint tools | drop sheet | Canvas Drop Cloth | Wooster Lane | 9 ft. x 12 ft.; 4 ft. x 15 ft. Runner |
hand tools | hand plane, wood planer | Bench Plane | Stanwick, Irwell | No. 4 Smoothing; Low Angle Block; 14 in. Jack |
hand tools | wood chisels | Chisel Set | Stanwick, Irwell | 3-Piece; 6-Piece Bevel Edge |
hand tools | measuring tape | Tape Measure | Stanwick, Corven | 16 ft.; 25 ft. Magnetic; 35 ft. |
hand tools | claw hammers | Hammer | Stanwick, Corven | 16 oz. Rip Claw; 20 oz. Steel; 22 oz. Framing |
hand tools | socket wrench set | Mechanics Tool Set | Corven, Husker | 105-Piece; 230-Piece Chrome |
hand tools | utility blade, box cutter | Utility Knife | Stanwick, Husker | Folding; 3-Blade Retractable; Snap-Off |
power tools | power saw, skill saw | Circular Saw | Dewall, Makota | 7-1/4 in. 15 Amp; 6-1/2 in. 18-Volt Cordless |
power tools | chop saw | Miter Saw | Dewall, Ryker | 10 in. Compound; 12 in. Sliding |
power tools | sander | Random Orbit Sander | Makota, Ryker | 5 in. 2.4 Amp; 5 in. 18-Volt |
power tools | nail gun | Brad Nailer | Ryker, Dewall | 18-Gauge 2 in. Pneumatic; 18-Volt Cordless |
power tools | electric planer | Handheld Planer | Makota, Dewall | 3-1/4 in. 6 Amp; 5 Amp Portable |
flooring | wood floors | Solid Hardwood Flooring | Brusk, Milltown | Oak 3/4 in. x 3-1/4 in.; Hickory 3/4 in. x 5 in. | Gunstock; Natural
flooring | floor padding | Laminate Underlayment | Brusk | 100 sq. ft. 2 mm Foam; 200 sq. ft. Felt |
flooring | area carpet, throw rug | Area Rug | Nordale, Lantana | 5 ft. x 8 ft.; 8 ft. x 10 ft. Shag; 2 ft. x 7 ft. Runner | Gray; Navy; Red
flooring | stair tread covers | Stair Tread | Brusk, Milltown | 48 in. Oak; 36 in. Pine | Unfinished; Natural
fencing | wood privacy fence | Fence Panel | Oakridge, Yardline | 6 ft. x 8 ft. Cedar Dog-Ear; 6 ft. x 8 ft. Vinyl Lattice-Top | White; Natural
fencing | chain fence | Chain Link Fabric | Yardline | 4 ft. x 50 ft. 11.5-Gauge; 6 ft. x 50 ft. Galvanized |
fencing | fence posts | Fence Post | Yardline, Oakridge | 4 in. x 4 in. x 8 ft. Treated; 5 in. x 5 in. Vinyl | White; Brown
siding | house siding, vinyl siding | Vinyl Siding | Crestside, Homeclad | Double 4 in. x 150 in.; Dutch Lap Double 5 in. | White; Almond; Slate Blue
siding | cement siding | Fiber Cement Siding | Homeclad | 5/16 in. x 8-1/4 in. x 12 ft.; 4 ft. x 8 ft. Panel | Primed; Cedarmill
siding | house wrap | Housewrap | Homeclad, Tyvan | 9 ft. x 100 ft.; 3 ft. x 165 ft. |
siding | soffit vent | Vinyl Soffit | Crestside | 12 in. x 144 in. Solid; Vented Triple 4 | White; Almond
plumbing | toilet tank valve | Toilet Fill Valve | Fluidpro, Kohlmer | Universal; 3 in. Flapper Kit |
plumbing | sump | Sump Pump | Waynewell, Fluidpro | 1/3 HP Submersible; 1/2 HP Cast Iron |
plumbing | shut off valve | Angle Stop Valve | Brassfield | 1/2 in. x 3/8 in. Quarter-Turn; 5/8 in. Compression |
plumbing | drain cleaner, drain snake | Drain Auger | Fluidpro, Cobrine | 25 ft. Drum; 1/4 in. x 15 ft. |
plumbing | water softner salt | Water Softener | Kohlmer, Northsoft | 32,000-Grain; 45,000-Grain |
toilets | one piece toilet | 1-Piece Toilet | Kohlmer, Tottenham | 1.28 GPF Elongated; 1.6 GPF Round Dual Flush | White; Biscuit; Almond
toilets | two piece commode | 2-Piece Toilet | Kohlmer, Tottenham | 1.28 GPF Elongated; 1.6 GPF Round Right Height | White; Biscuit; Black
ventilation | bathroom exhaust, bath vent | Bath Exhaust Fan | NuTone, Broadvent | 50 CFM; 80 CFM with Light; 110 CFM Humidity Sensing | White
ventilation | whole house fan | Attic Fan | Broadvent | 1,500 CFM Gable Mount; 24 in. Power Roof |
heating | space heaters | Ceramic Tower Heater | Laskow, Duraflame | 1,500-Watt Oscillating; 23 in. Digital with Remote | Black; White
heating | electric baseboard | Electric Baseboard Heater | Marleigh | 48 in. 1,000-Watt 240-Volt; 72 in. 1,500-Watt 120-Volt | White
heating | pellet stoves, wood burner | Wood Stove | Duraflame, Timberwulf | 1,200 sq. ft.; 2,000 sq. ft. EPA Certified | Black
electrical | electrical box | Old Work Electrical Box | Carlow | 1-Gang 14 cu. in.; 2-Gang 25 cu. in.; 4 in. Round Ceiling | Blue
electrical | light switch covers | Wall Plate | Levington, Carlow | 1-Gang Toggle; 2-Gang Decorator; 3-Gang Duplex | White; Almond; Ivory
electrical | fuse panel, breaker box | Load Center | Squarely | 100 Amp 20-Space; 200 Amp 40-Circuit Main Breaker |
electrical | power strip, surge strip | Surge Protector | Levington, Beltron | 6-Outlet 4 ft. Cord; 12-Outlet 2,160 Joule | White; Black
windows | window | Double Hung Vinyl Window | Jeldwyn, Silverpane | 24 in. x 36 in.; 36 in. x 60 in.; 32 in. x 54 in. | White; Tan
windows | window film, tint | Window Film | Gilda | 36 in. x 78 in. Privacy; 48 in. x 15 ft. Heat Control | Frosted; Black
windows | mini blinds | Cordless Room Darkening Vinyl Blind | Hampsley | 23 in. W x 64 in. L; 35 in. W x 72 in. L | White; Alabaster
doors | exterior door, front door | Fiberglass Posting Door | Jeldwyn, Masonry Bay | 36 in. x 80 in. 6-Panel; 32 in. x 80 in. Craftsman; 30 in. x 80 in. Half Lite | Primed; Mahogany
doors | closet doors | Bi-Fold Door | Masonry Bay | 30 in. x 80 in. 6-Panel; 36 in. x 80 in. Louvered | Primed White; Pine
doors | deadbolts, door locks | Single Cylinder Deadbolt | Schlagel, Quikset | Keyed; Electronic Touchscreen | Satin Nickel; Venetian Bronze
storage | garage shelves, metal shelf | Storage Rack | Husker, Edsel | 5-Shelf 36 in. W x 72 in. H; 4-Tier 77 in. W Industrial | Black; Silver
storage | tool chest | Rolling Tool Cabinet | Husker | 27 in. 8-Drawer; 46 in. 9-Drawer with Wood Top | Black; Red
storage | plastic bins, storage tubs | Storage Tote | Rubberlane, Edsel | 18 Gal.; 27 Gal. Heavy-Duty | Blue; Clear
bath | towel bar, towel rail | Towel Bar | Moenwell, Delphia | 18 in.; 24 in. Double | Chrome; Brushed Nickel; Spot Resist
bath | medicine chest | Recessed Mirror Cabinet | Kohlmer, Glacierbay | 16 in. x 20 in.; 24 in. x 26 in. Bi-View | White; Silver
bath | shower stall, shower kit | Shower Enclosure | Delphia, Aquatique | 32 in. x 32 in. x 77 in. 3-Piece; 60 in. x 30 in. Alcove | White
bath | bath tub | Soaking Tub | Kohlmer, Aquatique | 60 in. x 32 in. Left Drain; 67 in. Freestanding | White; Bone
kitchen | kitchen tap | Pull-Down Sprayer Kitchen Faucet | Moenwell, Delphia | Single-Handle; Touchless | Chrome; Spot Resist Stainless; Matte Black
kitchen | kitchen cabinets, base cupboards | Base Cabinet | Hampsley, Americraft | 24 in. W x 34.5 in. H Shaker; 36 in. W Sink | Satin White; Medium Oak; Cognac
kitchen | counter top | Laminate Countertop | Hampsley | 6 ft. with Backsplash; 10 ft. Right Miter | Bianco; Slate
garden | garden soil, dirt | Raised Bed Soil | Greenmarsh | 1.5 cu. ft. Organic; 2 cu. ft. |
garden | grass seed | Sun and Shade Lawn Seed | Greenmarsh, Scotting | 3 lb.; 7 lb.; 20 lb. Coverage 8,000 sq. ft. |
garden | flower pots | Resin Planter | Palmera, Greenmarsh | 12 in. Round; 20 in. Square Self-Watering | Terra Cotta; Black
garden | yard hose, water hose | Garden Hose | Flowline, Greenmarsh | 5/8 in. x 50 ft.; 5/8 in. x 100 ft. Medium Duty | Green
building | drywall sheet, sheet rock | Drywall Panel | Goldbond | 1/2 in. x 4 ft. x 8 ft.; 5/8 in. x 4 ft. x 12 ft. Fire-Rated |
building | cement mix | Concrete Mix | Quikset, Sakrite | 60 lb. High Strength; 80 lb. Crack Resistant |
building | roof shingle, roofing | Architectural Shingle | Timberwulf, Corningham | 33.3 sq. ft. Lifetime; 32.8 sq. ft. Impact Resistant | Charcoal; Weathered Wood; Pewter Gray
building | roof sealer, roof coating | Elastomeric Roof Coating | Henley | 4.75 Gal. Reflective; 0.9 Gal. Wet Patch | White; Black
safety | dust mask, respirator | N95 Sanding Respirator | Saniguard | 10-Pack Valved; 2-Pack |
safety | fire exstinguisher | Fire Extinguisher | Kiddle, Saniguard | 1-A:10-B:C Basic; 3-A:40-B:C Pro |
hvac | ac unit, window air | Window Air Conditioner | Frigidale, Polaris | 5,000 BTU 115-Volt; 10,000 BTU with Remote | White
hvac | furnace filters, ac filter | Pleated Air Filter | Filtrette, Honeyford | 16 in. x 20 in. x 1 in. MERV 8; 20 in. x 25 in. x 4 in. |
hvac | heat vent cover, floor vent | Floor Register | Decorex, Hartcool | 4 in. x 10 in. Louvered; 2 in. x 12 in. Scroll | Brown; Brushed Nickel
`
  .trim()
  .split("\n");

/** Titles that share a slip with those who type it. */
export const slipped: readonly (readonly [slip: string, right: string])[] = [
  ["Sideing", "Siding"],
  ["Flourescent", "Fluorescent"],
  ["Insullation", "Insulation"],
  ["Chandelir", "Chandelier"],
  ["Extingisher", "Extinguisher"],
  ["Cabnet", "Cabinet"],
];

/** Words of rooms and uses, which other titles have. */
export const additions = [
  ...["dining room", "for bedroom", "kitchen", "garage", "basement", "outdoor", "for home", "commercial"],
  ...[
    "heavy duty",
    "replacement",
    "5",
    "with remote",
    "battery operated",
    "solar",
    "contractor",
    "led",
    "cheap",
  ],
  ...["indoor outdoor", "portable", "large", "3 pack", "12 inch", "modern", "antique", "double", "electric"],
];

/** Words in titles of any kind besides the thing, so that every query word has products that lack the rest. */
export const remarks = [
  ...[
    "Heavy-Duty",
    "Commercial",
    "Modern",
    "Portable",
    "Indoor/Outdoor",
    "Antique",
    "Solar-Powered",
    "Large",
  ],
  ...["LED", "Battery-Operated", "Double", "Replacement", "Contractor", "Electric", "Small", "Decorative"],
];
export const endings = [
  ...["with Remote", "for Dining Room", "for Kitchen", "for Garage", "for Basement", "(3-Pack)", "(5-Pack)"],
  ...["with Bedroom Night Light", "for Home and Garden", "with 12 in. Extension", "for 5 in. Opening"],
  ...[
    "with Hand Pump",
    "with Tool Storage",
    "for Outdoor Furniture",
    "with Power Switch",
    "with Wood Handle",
  ],
];
/** Parts that are sold for things. */
export const parts = [
  "Filter",
  "Cover",
  "Handle",
  "Mounting Bracket",
  "Drive Belt",
  "Glass Shade",
  "Roller",
  "Knob",
];
