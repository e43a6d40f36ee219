export interface Attribute {
  key: string;
  label: string;
  unit: string;
  kind: "enum" | "number" | "boolean" | "color";
}

type Row = readonly [key: string, label: string, kind: Attribute["kind"], unit?: string];

const rows: readonly Row[] = [
  // all surfaces
  ["color_family", "Color Family", "color"],
  ["look", "Look", "enum"],
  ["color", "Color", "enum"],
  ["material", "Material", "enum"],
  ["finish", "Finish", "enum"],
  ["size", "Nominal Size", "enum"],
  ["thickness_in", "Thickness", "number", "in."],
  ["thickness_mm", "Thickness", "number", "mm"],
  ["shape", "Shape", "enum"],
  ["pattern", "Laying Pattern", "enum"],
  ["edge", "Edge", "enum"],
  ["use", "Recommended Use", "enum"],
  ["certifications", "Certifications", "enum"],
  ["frost_proof", "Frost-Proof", "boolean"],
  ["waterproof", "Waterproof", "boolean"],
  // tile
  ["pei_rating", "PEI Wear Rating", "enum"],
  ["dcof", "Wet Slip Resistance (DCOF)", "number"],
  ["water_absorption", "Water Absorption", "enum"],
  ["shade_variation", "Shade Variation", "enum"],
  ["breaking_strength_lbf", "Breaking Strength", "number", "lbf"],
  ["grout_joint_in", "Smallest Grout Joint", "enum", "in."],
  ["sheet_mounted", "Sheet Mounted", "boolean"],
  ["sealing", "Sealing", "enum"],
  // plank
  ["species", "Species", "enum"],
  ["construction", "Construction", "enum"],
  ["core", "Core", "enum"],
  ["plank_width_in", "Plank Width", "enum", "in."],
  ["wear_layer_mm", "Wear Layer", "enum", "mm"],
  ["wear_layer_mil", "Wear Layer", "enum", "mil"],
  ["janka_lbf", "Janka Hardness", "number", "lbf"],
  ["grade", "Grade", "enum"],
  ["gloss", "Gloss", "enum"],
  ["texture", "Texture", "enum"],
  ["install_method", "Installation", "enum"],
  ["underlayment", "Underlayment", "enum"],
  ["ac_rating", "AC Wear Class", "enum"],
  ["water_hours", "Standing Water", "enum", "h"],
  ["iic", "Impact Sound (IIC)", "number", "dB"],
  ["radiant_heat", "Over Radiant Heat", "boolean"],
  ["below_grade", "Below Grade", "boolean"],
  // turf
  ["pile_height_in", "Pile Height", "enum", "in."],
  ["face_weight_oz", "Face Weight", "number", "oz/sq yd"],
  ["roll_width_ft", "Roll Width", "enum", "ft"],
  ["infill", "Infill", "enum"],
  ["backing", "Backing", "enum"],
  ["drainage_in_h", "Drainage", "number", "in./h"],
  ["blade_shape", "Blade", "enum"],
  // stone and slab
  ["slab_size", "Slab Size", "enum", "in."],
  ["slab_thickness", "Slab Thickness", "enum"],
  ["heat_limit_f", "Short Heat Contact", "number", "°F"],
  ["absorption_percent", "Absorption", "number", "%"],
  ["compressive_strength_psi", "Compressive Strength", "number", "psi"],
  ["traffic", "Traffic", "enum"],
  ["salt_safe", "Salt-Water Safe", "boolean"],
  ["panel_weight_lb_sqft", "Weight per Sq Ft", "number", "lb"],
  ["setting", "Setting", "enum"],
  ["corners", "Matching Corners", "boolean"],
  // fixtures
  ["style", "Style", "enum"],
  ["width_in", "Width", "number", "in."],
  ["depth_in", "Depth", "number", "in."],
  ["height_in", "Height", "number", "in."],
  ["mounting", "Mounting", "enum"],
  ["handles", "Handles", "enum"],
  ["holes", "Faucet Holes", "enum"],
  ["spread_in", "Hole Spread", "enum", "in."],
  ["flow_gpm", "Flow Rate", "enum", "gpm"],
  ["spout_height_in", "Spout Height", "number", "in."],
  ["spout_reach_in", "Spout Reach", "number", "in."],
  ["spray", "Spray", "enum"],
  ["valve", "Valve", "enum"],
  ["connection", "Connection", "enum"],
  ["bowls", "Bowls", "enum"],
  ["gauge", "Steel Gauge", "enum"],
  ["bowl_depth_in", "Bowl Depth", "number", "in."],
  ["min_cabinet_in", "Smallest Base Cabinet", "enum", "in."],
  ["drain", "Drain", "enum"],
  ["soak_depth_in", "Soaking Depth", "number", "in."],
  ["capacity_gal", "Capacity", "number", "gal"],
  ["cabinet_material", "Cabinet", "enum"],
  ["top_material", "Top", "enum"],
  ["drawers", "Drawers", "enum"],
  ["assembly", "Delivered", "enum"],
  ["rough_in_in", "Rough-In", "enum", "in."],
  ["flush_gpf", "Flush Volume", "enum", "gpf"],
  ["map_score_g", "MaP Flush Score", "enum", "g"],
  ["bowl_shape", "Bowl Shape", "enum"],
  ["seat_height_in", "Seat Height", "number", "in."],
  ["flush_type", "Flush", "enum"],
  ["trapway", "Trapway", "enum"],
  ["glass_thickness", "Glass", "enum"],
  ["spray_patterns", "Spray Patterns", "enum"],
  ["threshold_in", "Threshold", "number", "in."],
  ["centers_in", "Hole Centers", "enum", "in."],
  ["projection_in", "Projection", "number", "in."],
  ["bulbs", "Bulbs", "enum"],
  ["bulb_base", "Bulb Base", "enum"],
  ["lumens", "Light Output", "number", "lm"],
  ["color_temperature", "Color Temperature", "enum"],
  ["cri", "Color Rendering (CRI)", "enum"],
  ["dimmable", "Dimmable", "boolean"],
  ["location", "Location Rating", "enum"],
  ["shade_material", "Shade", "enum"],
  ["blade_span_in", "Blade Span", "enum", "in."],
  ["blades", "Blades", "enum"],
  ["airflow_cfm", "Airflow", "number", "CFM"],
  ["sones", "Noise", "number", "sones"],
  ["motor", "Motor", "enum"],
  ["light_kit", "Light", "enum"],
  ["control", "Control", "enum"],
  ["duct_in", "Duct", "enum", "in."],
  ["fuel", "Fuel", "enum"],
  ["burners", "Burners", "enum"],
  ["btu", "Largest Burner", "number", "BTU"],
  ["power_kw", "Connected Load", "number", "kW"],
  ["oven_cu_ft", "Oven Capacity", "number", "cu ft"],
  ["capacity_cu_ft", "Capacity", "number", "cu ft"],
  ["decibels", "Noise", "number", "dB"],
  ["place_settings", "Place Settings", "enum"],
  ["circuit", "Circuit", "enum"],
  ["counter_depth", "Counter Depth", "boolean"],
  ["energy_star", "Energy Star", "boolean"],
  ["watersense", "WaterSense", "boolean"],
  ["ada", "ADA", "boolean"],
];

/** Every attribute that a product of the demo may carry. */
export const attributes: readonly Attribute[] = rows.map(([key, label, kind, unit = ""]) => ({
  key,
  label,
  unit,
  kind,
}));

const facetRows: Record<string, string> = {
  appliances:
    "finish style fuel width_in burners capacity_cu_ft counter_depth airflow_cfm decibels circuit energy_star",
  "artificial-turf":
    "use pile_height_in face_weight_oz roll_width_ft infill backing drainage_in_h color_family",
  "backsplash-tiles": "color_family look shape size finish material sheet_mounted edge sealing use",
  "bathroom-faucets": "finish style mounting holes handles spread_in flow_gpm spout_height_in watersense ada",
  "bathroom-vanitys": "finish style width_in bowls mounting top_material cabinet_material drawers assembly",
  "bath-tubs": "finish style material mounting drain soak_depth_in capacity_gal width_in",
  "cabinet-hardware": "finish style centers_in projection_in material width_in",
  countertop: "material color_family slab_thickness finish slab_size look sealing",
  fans: "finish style blade_span_in blades airflow_cfm motor location light_kit sones control energy_star",
  hardscaping: "material shape size color_family finish thickness_in traffic frost_proof",
  "hardwood-flooring":
    "species construction plank_width_in grade finish color_family wear_layer_mm install_method thickness_in radiant_heat",
  "kitchen-faucets": "finish style mounting holes handles spray spout_height_in spout_reach_in ada",
  "kitchen-sinks": "finish style material mounting bowls gauge width_in bowl_depth_in min_cabinet_in",
  "laminate-flooring":
    "color_family look ac_rating thickness_mm plank_width_in texture edge water_hours underlayment",
  lights: "finish style bulbs lumens color_temperature location width_in shade_material dimmable",
  "luxury-flooring":
    "core wear_layer_mil thickness_mm color_family look plank_width_in install_method underlayment texture waterproof",
  "pool-copings": "material edge size finish color_family thickness_in dcof salt_safe frost_proof",
  showers: "finish style mounting valve flow_gpm spray_patterns glass_thickness drain watersense",
  "stacked-stone":
    "material size finish color_family thickness_in panel_weight_lb_sqft corners use frost_proof",
  "tile-flooring":
    "color_family look material size finish pei_rating dcof shade_variation edge use frost_proof",
  toilets:
    "finish style rough_in_in flush_gpf bowl_shape map_score_g seat_height_in flush_type watersense ada",
};

/** Keys of the attributes that a category offers as facets, in their order. */
export function facetsOf(categorySlug: string): string[] {
  const keys = facetRows[categorySlug];
  if (!keys) throw new Error(`no facets for ${categorySlug}`);
  return keys.split(" ");
}
