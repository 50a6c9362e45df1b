import { measureSizes } from './measure-sizes.ts';
import { readProduct } from './read-product.ts';

const columns = (name: string, ...figures: string[]) =>
  console.log(name.padEnd(38) + figures.map((figure) => figure.padStart(10)).join(''));
const written = (figure: number | null) => (figure === null ? '' : figure.toLocaleString('en'));

const sizes = measureSizes(readProduct());
columns('', 'today', 'limit', 'target');
for (const { name, figure, limit, target } of sizes) columns(name, written(figure), written(limit), written(target));

const tooLarge = sizes.filter(({ figure, limit }) => figure > limit);
for (const { name } of tooLarge) console.error(`Over the limit: ${name}.`);
process.exitCode = tooLarge.length > 0 ? 1 : 0;
