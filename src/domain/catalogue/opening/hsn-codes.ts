/**
 * The HSN and SAC codes of the select, goods before services, each of 4, 6 or 8 digits (Notification 78/2020-Central Tax).
 * Where only an accountant can choose between codes, the list has all of them; the form's choice is a suggestion.
 */
export const hsnCodes: readonly string[] = [
  '3209', // water-based paints
  '3916', // plastic profiles: WPC louvers and baffles sold as profile shapes
  '39181090', // PVC coverings for floors, walls and ceilings
  '3919', // self-adhesive film
  '3921', // foam boards and other plastic sheets
  '3925', // builders' ware of plastic
  '39259090',
  '39269099', // other articles of plastic
  '4016', // rubber gym flooring and mats
  '4409', // continuously shaped wood flooring and decking
  '4411', // fibreboard, laminate flooring
  '44129990', // plywood, veneered and laminated wood
  '4418', // builders' joinery, assembled flooring panels
  '48142000', // wallpaper of paper
  '48239019', // decorative laminates of paper
  '5702', // woven carpets
  '57032990', // tufted carpets and tiles of nylon
  '57033090', // tufted carpets of other man-made textile, before the tariff of 2022
  '57033100', // artificial turf
  '5705', // other textile floor coverings, door mats
  '5905', // textile wall coverings
  '630399', // interior blinds of textile
  '6306', // awnings and sunblinds of textile
  '6702', // artificial foliage
  '6806', // mineral fibre tiles
  '6808', // wood-wool boards
  '6809', // gypsum boards and tiles
  '70071900', // toughened glass
  '7318', // screws and bolts of steel
  '73269099', // other articles of steel
  '76042100', // hollow profiles of aluminium
  '7610', // aluminium structures
  '83024190', // fittings for buildings
  '84241000', // fire extinguishers
  '8471', // computers
  '8528', // monitors and projectors
  '85284900',
  '85352111', // above 1,000 volts
  '8536', // switches and sockets
  '94034000', // kitchen furniture
  '9403', // other furniture
  '9405', // luminaires
  '995468', // other installation services
  '995473', // painting services
  '995475', // floor laying and wall covering
  '995476', // joinery and carpentry services
  '995478', // other building completion services
  '996793', // support of goods transport
  '998540', // packaging services
];
