/** The possible fields of a vendor's file. */
export type ImportField =
  | "sku"
  | "product"
  | "name"
  | "description"
  | "brand"
  | "category"
  | "unit"
  | "minimum"
  | "wholesale"
  | "price_unit"
  | "currency"
  | "list"
  | "box_sqft"
  | "pieces_per_box"
  | "box_feet"
  | "size"
  | "width"
  | "length"
  | "height"
  | "depth"
  | "thickness"
  | "finish"
  | "color"
  | "stock"
  | "lead_time"
  | "weight"
  | "freight"
  | "backorder"
  | "warranty"
  | "picture";

/**
 * Vendors' names for each field, as `plainName` normalizes them. If a list has several of them, the first one here
 * wins.
 */
export const synonyms: ReadonlyMap<ImportField, readonly string[]> = new Map(
  (
    [
      [
        "sku",
        "sku|variantsku|itemnumber|itemno|item#|itemcode|item|partnumber|partno|part#|articlenumber|articleno|article|materialnumber|productcode|model|modelnumber|modelno|mfrpartnumber|upc",
      ],
      ["product", "productid|parent|parentid|parentsku|group|groupid|styleid|stylenumber|handle"],
      ["name", "name|productname|title|itemname|displayname|product|itemdescription|description1"],
      ["description", "description|longdescription|details|text|copy|bodyhtml|body|productdescription"],
      ["brand", "brand|brandname|manufacturer|make|vendor|mfr"],
      ["category", "category|categoryname|categoryslug|producttype|type|productcategory|department|class"],
      [
        "unit",
        "soldby|sellunit|sellingunit|salesunit|sellby|selluom|sellinguom|salesuom|unit|uom|unitofmeasure|um|units",
      ],
      ["minimum", "minimum|minimumunit|minqty|minimumquantity|minorder|moq"],
      [
        "wholesale",
        "wholesale|wholesaleprice|dealerprice|dealer|dealercost|dealernet|netprice|net|yourprice|yourcost|costperitem|cost|unitcost|price|unitprice|sellprice",
      ],
      [
        "price_unit",
        "priceunit|priceuom|priceum|pricingunit|priceper|pricinguom|pricingum|pricebasis|priceunitofmeasure|pricingunitofmeasure|costuom|costunit|costum",
      ],
      ["currency", "currency|currencycode|curr"],
      ["list", "list|listprice|msrp|retail|retailprice|rrp|map|srp|variantcompareatprice|compareatprice"],
      [
        "box_sqft",
        "boxsqft|sqftperbox|sqftbox|sfperbox|sfbox|sfctn|sfperctn|sfpercarton|sqftctn|sqftperctn|sqftpercarton|sqftpercase|sfpercase|sqftcase|sfcase|cartonsqft|coverage|boxcoverage|cartoncoverage|coverageperbox|coveragepercarton|m2box|m2perbox|m2ctn|m2percarton|sqmbox|sqmperbox|sqmpercarton|sqmctn|qmbox",
      ],
      [
        "pieces_per_box",
        "piecesperbox|pcsperbox|pcbox|pcsbox|piecesbox|piecespercarton|pcspercarton|pcsperctn|pcsctn|pcctn|piecesctn|boxqty|boxquantity|cartonqty|ctnqty|caseqty|casepack|pcscase|pcspercase|piecespercase|qtyperbox|qtypercarton",
      ],
      ["box_feet", "boxfeet|feetperbox|lfperbox|lfctn|lfpercarton"],
      ["size", "size|nominalsize|nominal|dimensions|dimension|itemsize|tilesize|dims|dim|format"],
      ["width", "width|actualwidth|overallwidth|w"],
      ["length", "length|actuallength|overalllength|l"],
      ["height", "height|overallheight|h"],
      ["depth", "depth|overalldepth|d|projection"],
      ["thickness", "thickness|thick|gauge|t"],
      ["finish", "finish|surfacefinish|surface"],
      ["color", "color|colour|colorname|colourname|shade"],
      [
        "stock",
        "stock|onhand|qtyonhand|quantityonhand|stockqty|stockonhand|availableqty|qtyavailable|available|inventory|variantinventoryqty|qtyavail|availqty|quantityavailable|availablequantity|availablestock|avail|availability|qoh|qtyoh|stocklevel|instock|availabletosell|atp|qty|quantity",
      ],
      ["lead_time", "leadtime|leadtimedays|leaddays|leadtimeindays|days|shipsin"],
      [
        "weight",
        "weight|unitweight|boxweight|weightperbox|shipweight|shippingweight|cartonweight|lbs|variantgrams|weightlb|weightlbs|weightkg",
      ],
      [
        "freight",
        "freightclass|nmfcclass|nmfc|shipclass|shippingclass|shipmode|shipsas|shipsby|freight|isfreight|ltl|oversize|freightonly",
      ],
      ["backorder", "backorder|allowsbackorder|backorderable|allowbackorder"],
      ["warranty", "warranty"],
      [
        "picture",
        "picture|pictureurl|image|imageurl|imagelink|imagesrc|photo|photourl|mainimage|mainimageurl|image1|imageurl1|imagelink1",
      ],
    ] as const
  ).map(([field, names]) => [field, names.split("|")]),
);

/** What the columns of Shopify's present export were called before, where they have another name now. */
export const formerShopifyNames: ReadonlyMap<string, string> = new Map([
  ["urlhandle", "handle"],
  ["description", "body"],
  ["sku", "variantsku"],
  ["price", "variantprice"],
  ["compareatprice", "variantcompareatprice"],
  ["inventoryquantity", "variantinventoryqty"],
  ["continuesellingwhenoutofstock", "variantinventorypolicy"],
  ["weightvalue", "variantgrams"],
  ["productimageurl", "imagesrc"],
  ["variantimageurl", "variantimage"],
  ["publishedononlinestore", "published"],
]);

/** The fields of Shopify's product export, by the former names of its columns; its other columns hold nothing that the shop stores. */
export const shopifyFields: ReadonlyMap<string, ImportField> = new Map([
  ["handle", "product"],
  ["title", "name"],
  ["body", "description"],
  ["vendor", "brand"],
  ["type", "category"],
  ["variantsku", "sku"],
  ["variantgrams", "weight"],
  ["variantinventoryqty", "stock"],
  ["variantinventorypolicy", "backorder"],
  ["variantimage", "picture"],
  ["costperitem", "wholesale"],
  ["variantprice", "list"],
]);
