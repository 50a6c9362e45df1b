/** A code with six or eight digits, the entry of the tariff that it is, and the opening products that have it. */
type OwnCode = { hsn: string; source: string; products: readonly string[] };

/*
 * Sources: the First Schedule to the Customs Tariff Act, 1975, as GSTN's list of HSN codes has it, and for services the scheme of
 * classification annexed to Notification 11/2017-Central Tax (Rate). The rates are those of Notification 9/2025-Central Tax (Rate).
 * Where the specification's own code has enough digits and still exists, it stays.
 */
export const ownShopCodes: readonly OwnCode[] = [
  {
    hsn: '39199090',
    source: '3919 90 90: self-adhesive film of plastics, other. Schedule II, 3919',
    products: ['Sun Film', 'Frosted Film', 'Safety Film', 'Decorative Film'],
  },
  {
    hsn: '70071900',
    source: '7007 19 00: toughened safety glass, other. Schedule II, 7007',
    products: ['Glass', 'Glass Partition'],
  },
  {
    hsn: '48142000',
    source: '4814 20 00: wallpaper coated or covered with plastics. Schedule II, 4814',
    products: ['Wallpaper', '3D Wallpaper', 'Customised Wallpaper'],
  },
  {
    hsn: '39181090',
    source: '3918 10 90: floor, wall and ceiling coverings of polymers of vinyl chloride, other. Schedule II, 3918',
    products: ['Vinyl Wallpaper', 'PVC Marble Sheet', 'Vinyl Flooring', 'SPC Flooring', 'Sports Flooring'],
  },
  {
    hsn: '59050090',
    source: '5905 00 90: textile wall coverings, other. Schedule I, 5905',
    products: ['Fabric Wall Covering', 'Fabric Acoustic Panel'],
  },
  {
    hsn: '39259090',
    source: "3925 90 90: builders' ware of plastics, other. Schedule II, 3925",
    products: ['PVC Panel', 'WPC Panel', 'Charcoal Panel', '3D Panels', 'PVC Ceiling', 'Soffit Panel', 'Skirting'],
  },
  {
    hsn: '39211200',
    source: '3921 12 00: cellular sheets of polymers of vinyl chloride. Schedule II, 3921',
    products: ['WPC Board'],
  },
  {
    hsn: '39252000',
    source: '3925 20 00: doors and their frames of plastics. Schedule II, 3925',
    products: ['WPC Door'],
  },
  {
    hsn: '39162099',
    source: '3916 20 99: profile shapes of polymers of vinyl chloride, other. Schedule II, 3916',
    products: ['Indoor WPC Louver', 'WPC Baffle Ceiling'],
  },
  {
    hsn: '39161090',
    source: '3916 10 90: profile shapes of polymers of ethylene, other. Schedule II, 3916',
    products: ['Outdoor WPC Louver'],
  },
  {
    hsn: '39269099',
    source: '3926 90 99: other articles of plastics. Schedule II, 3926',
    products: ['Foam Panel'],
  },
  {
    hsn: '68080000',
    source: '6808 00 00: panels of vegetable fibre or wood wool, bound with minerals. Schedule II, 6808',
    products: ['Acoustic Panel'],
  },
  {
    hsn: '48239019',
    source: '4823 90 19: decorative laminates of paper. Schedule II, 4823',
    products: ['HPL Sheet', 'HPL Cladding', 'Fundermax', 'Exterior Cladding', 'Laminate'],
  },
  {
    hsn: '76109090',
    source: '7610 90 90: aluminium structures and their parts, other. Schedule II, 7610',
    products: ['Aluminium Louver Panel'],
  },
  {
    hsn: '76042100',
    source: '7604 21 00: hollow profiles of aluminium alloys. Schedule II, 7604',
    products: ['Aluminium Profile', 'Reducer Profile'],
  },
  {
    hsn: '44129990',
    source: '4412 99 90: plywood, veneered panels and similar laminated wood, other. Schedule II, 4412',
    products: ['Plywood', 'Veneer', 'Engineered Wooden Flooring'],
  },
  {
    hsn: '44111400',
    source: '4411 14 00: medium density fibreboard thicker than 9 mm. Schedule II, 4411',
    products: ['MDF Board'],
  },
  {
    hsn: '68091100',
    source: '6809 11 00: gypsum boards and tiles faced with paper. Schedule II, 6809',
    products: ['Gypsum Ceiling'],
  },
  {
    hsn: '68069000',
    source: '6806 90 00: sound-absorbing articles of mineral materials, other. Schedule II, 6806',
    products: ['Mineral Fibre Ceiling', 'Acoustic Baffle Ceiling'],
  },
  {
    hsn: '73269099',
    source: '7326 90 99: other articles of iron or steel. Schedule II, 7326',
    products: ['Metal Ceiling', 'Ceiling Grid', 'Raised Flooring', 'Metal Frame'],
  },
  {
    hsn: '44111300',
    source: '4411 13 00: medium density fibreboard from 5 to 9 mm. Schedule II, 4411',
    products: ['Laminate Flooring'],
  },
  {
    hsn: '44092910',
    source: '4409 29 10: non-coniferous wood, planed, tongued or grooved. Schedule II, 4409',
    products: ['Wooden Flooring', 'Deck Flooring'],
  },
  {
    hsn: '44092200',
    source: '4409 22 00: continuously shaped tropical wood. Schedule II, 4409',
    products: ['IPE Wood'],
  },
  {
    hsn: '40169100',
    source: '4016 91 00: floor coverings and mats of vulcanised rubber. Schedule II, 4016',
    products: ['Gym Flooring', 'Rubber Mat'],
  },
  {
    hsn: '57033990',
    source:
      '5703 39 90: tufted carpets of other man-made textiles, other; the tariff of 2022 split 5703 30 90. Schedule I, 5703',
    products: ['Carpets'],
  },
  {
    hsn: '57032990',
    source: '5703 29 90: tufted carpets of nylon, other. Schedule I, 5703',
    products: ['Carpet Tile', 'Wall to Wall Carpet', 'Nexa Carpet'],
  },
  {
    hsn: '57023210',
    source: '5702 32 10: woven pile carpets of man-made textiles, not made up. Schedule I, 5702',
    products: ['Woven Carpet'],
  },
  {
    hsn: '57033100',
    source: '5703 31 00: turf of other man-made textiles. Schedule I, 5703',
    products: ['Artificial Grass'],
  },
  {
    hsn: '57050049',
    source: '5705 00 49: other carpets, rugs, mats and mattings. Schedule I, 5705',
    products: ['Door Mat'],
  },
  {
    hsn: '63039990',
    source: '6303 99 90: interior blinds of other textiles. By the price of a piece, Schedule I or II, 6303',
    products: ['Blinds'],
  },
  {
    hsn: '63061200',
    source: '6306 12 00: awnings and sunblinds of synthetic fibres. By the price of a piece, Schedule I or II, 6306',
    products: ['Awning'],
  },
  {
    hsn: '67021090',
    source: '6702 10 90: artificial foliage of plastics, other. Schedule II, 6702',
    products: ['Vertical Garden'],
  },
  {
    hsn: '73181500',
    source: '7318 15 00: screws and bolts of iron or steel, other. Schedule II, 7318',
    products: ['Screw'],
  },
  {
    hsn: '83024190',
    source: '8302 41 90: mountings and fittings of base metal for buildings, other. Schedule II, 8302',
    products: ['Hardware Fittings'],
  },
  { hsn: '94034000', source: '9403 40 00: wooden kitchen furniture. Schedule II, 9403', products: ['Modular Kitchen'] },
  { hsn: '94035090', source: '9403 50 90: wooden bedroom furniture, other. Schedule II, 9403', products: ['Wardrobe'] },
  {
    hsn: '94033090',
    source: '9403 30 90: wooden office furniture, other. Schedule II, 9403',
    products: ['Office Furniture'],
  },
  {
    hsn: '85365090',
    source: '8536 50 90: switches up to 1,000 volts, other. Schedule II, 8536',
    products: ['Electrical Switch'],
  },
  {
    hsn: '94051100',
    source: '9405 11 00: ceiling and wall lights for LED sources. Schedule II, 9405',
    products: ['LED Light'],
  },
  { hsn: '84241000', source: '8424 10 00: fire extinguishers. Schedule II, 8424', products: ['Fire Extinguisher'] },
  {
    hsn: '85286200',
    source: '8528 62 00: projectors that can be connected to a computer. Schedule II, 8528',
    products: ['Projector'],
  },
  {
    hsn: '85285200',
    source: '8528 52 00: monitors that can be connected to a computer. Schedule II, 8528',
    products: ['Monitor'],
  },
  {
    hsn: '84714900',
    source: '8471 49 00: computers presented as a system. Schedule II, 8471',
    products: ['Computer and Monitor'],
  },
  {
    hsn: '995478',
    source: '995478: other building completion and finishing services',
    products: ['Interior Fitout works'],
  },
  { hsn: '995468', source: '995468: other installation services', products: ['Installation Charges'] },
  {
    hsn: '995475',
    source: '995475: floor laying, wall covering and wall papering services',
    products: ['Carpet Laying Charges', 'Wallpaper Pasting Charges', 'Flooring Laying Charges'],
  },
  { hsn: '995476', source: '995476: joinery and carpentry services', products: ['Carpentry work'] },
  { hsn: '995473', source: '995473: painting services', products: ['Painting'] },
  { hsn: '996793', source: '996793: other goods transport services', products: ['Freight & Cartage Charges'] },
  { hsn: '998540', source: '998540: packaging services', products: ['Packing Charges'] },
];
