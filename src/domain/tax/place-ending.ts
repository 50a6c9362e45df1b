import { stateCodes } from './states.ts';

/** `placeEnding('Panampilly Nagar, Kochi, ')` → `'32'`: the state of the last part that ends with a state or a large city. */
export function placeEnding(text: string): string | null {
  for (const part of text.split(/[,;()\n]/).reverse()) {
    const words = part
      .toLowerCase()
      .replaceAll('&', ' and ')
      .split(/[^\p{L}]+/u)
      .filter(Boolean);
    for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
      const code = codeByPlace.get(words.slice(-length).join(' '));
      // 'Bank of Maharashtra' and 'Hotel Goa' can be in any state.
      if (code !== undefined && !/^(?:of|hotel)$/.test(words.at(-length - 1) ?? '')) return code;
    }
  }
  return null;
}

// Cities whose name no other large place has.
const cities: Record<string, string> = {
  '02': 'shimla solan dharamshala kullu manali baddi nahan kangra palampur',
  '03': 'ludhiana amritsar jalandhar patiala mohali bathinda',
  '05': 'dehradun haridwar hardwar rishikesh roorkee nainital haldwani rudrapur kashipur mussoorie almora pithoragarh kotdwar',
  '06': 'gurugram gurgaon faridabad panipat ambala karnal rohtak hisar sonipat',
  '08': 'jaipur jodhpur udaipur kota ajmer bikaner',
  '09': 'lucknow kanpur noida ghaziabad meerut agra varanasi prayagraj allahabad bareilly aligarh moradabad gorakhpur jhansi mathura saharanpur',
  '10': 'patna gaya muzaffarpur',
  '18': 'guwahati',
  '19': 'kolkata howrah siliguri durgapur asansol',
  '20': 'ranchi jamshedpur dhanbad bokaro',
  '21': 'bhubaneswar bhubaneshwar cuttack rourkela sambalpur berhampur balasore angul jharsuguda paradip bhadrak',
  '22': 'raipur bhilai korba',
  '23': 'bhopal indore gwalior jabalpur ujjain',
  '24': 'ahmedabad surat vadodara baroda rajkot gandhinagar jamnagar bhavnagar',
  '27': 'mumbai pune nagpur nashik thane',
  '29': 'bengaluru bangalore mysuru mysore mangaluru mangalore hubballi',
  '30': 'panaji margao',
  '32': 'kochi cochin ernakulam thiruvananthapuram kozhikode thrissur',
  '33': 'chennai coimbatore madurai salem tiruppur',
  '36': 'hyderabad secunderabad warangal',
  '37': 'visakhapatnam vijayawada guntur nellore tirupati',
};

const codeByPlace = new Map<string, string>([
  ...stateCodes.filter((state) => state.registers).map(({ name, code }) => [name.toLowerCase(), code] as const),
  ...Object.entries(cities).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
]);

const longestName = 8;
