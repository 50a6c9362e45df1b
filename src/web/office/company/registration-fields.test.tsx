import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isTaxState, taxStateIds, taxStates } from '#domain/tax/states.ts';
import { RegistrationFields } from './registration-fields.tsx';
import { textFieldOf } from './text-field.tsx';

function drawn(registrations: string) {
  const about = () => ({ value: '', error: undefined });
  const change = () => {};
  const html = renderToStaticMarkup(
    <RegistrationFields
      head={<h2 id="gst">GST registrations</h2>}
      draft={{ registrations }}
      about={about}
      text={textFieldOf(about, change)}
      change={change}
    />,
  );
  const texts = (expression: RegExp) => [...html.matchAll(expression)].map(([, text = '']) => text);
  return {
    html,
    legends: texts(/<legend>(.*?)<\/legend>/g),
    offered: texts(/<option value="([a-z-]+)"/g).filter(isTaxState),
  };
}

test('The company screen offers no state that the firm has already, and says that a second registration there is not supported', () => {
  const { html, legends, offered } = drawn('tamil-nadu kerala');
  expect(legends).toEqual(['Tamil Nadu, code 33', 'Kerala, code 32']);
  expect(offered).toEqual(taxStateIds.filter((state) => !['tamil-nadu', 'kerala'].includes(state)));
  expect(html).toContain('A second registration in the same state is not supported.');
});

test('A firm without a registration chooses among all states, and one with a single state has nothing to move or remove', () => {
  expect(drawn('').offered).toEqual(Object.keys(taxStates));
  expect(drawn('kerala').html).not.toMatch(/Move up|Remove/);
  expect(drawn('kerala assam').html).toMatch(/Move up.*Assam/);
});
