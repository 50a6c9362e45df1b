import { expect } from '@playwright/test';
import { askedMenu, askedSlides } from '#test/specification/asked-lists.ts';
import { expectAccessible } from '../parts/expect-accessible.ts';
import { area, button, caption, captions, openHome, stage, test } from '../parts/home-carousel.ts';

test.use({ loggedIn: false });

test('Specification 2, home carousel: 14 slides, each with its id and its caption, leading to its category', async ({
  page,
  shop,
}) => {
  await page.goto(shop.origin);
  const index = area(page).locator('ol').first().getByRole('button');
  await expect(index).toHaveText(captions.map((text, slide) => `${slide + 1} ${text}`));
  for (const [slide, { route }] of askedSlides.entries()) {
    await index.nth(slide).click();
    await expect(caption(page)).toHaveText(captions[slide] ?? '');
    await expect(index.nth(slide)).toHaveAttribute('aria-current', 'true');
    await expect(area(page).getByRole('link', { name: /^Explore/ })).toHaveAttribute('href', route);
  }
  await expectAccessible(page);
});

test('Specification 2, /: logo, navigation bar, carousel, three card rows with Explore to a category, a map and footer', async ({
  page,
  shop,
}) => {
  await page.goto(shop.origin);
  await expect(page.getByRole('banner').locator('a[href="/"] img')).toBeAttached();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'New Arrivals',
    'Trending',
    'Best Selling',
    'Visit us',
  ]);
  // The specification names no cards: each row has some, and each card explores the category that it names.
  const routes = new Map(askedMenu.map(({ name, link }) => [name.toLowerCase(), link]));
  for (const name of ['New Arrivals', 'Trending', 'Best Selling']) {
    const row = page.getByRole('region', { name });
    const titles = await row.getByRole('heading', { level: 3 }).allTextContents();
    expect(titles.length).toBeGreaterThan(2);
    for (const title of titles)
      await expect(row.getByRole('link', { name: `Explore ${title}` })).toHaveAttribute(
        'href',
        routes.get(title.toLowerCase()) ?? `no category is called ${title}`,
      );
  }
  await expect(page.getByRole('region', { name: 'Visit us' }).getByRole('button', { name: /^Show map/ })).toHaveCount(
    1,
  );
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('Specification 4, carousel: it turns every second and wraps around, and waits while a pointer or the focus rests on it', async ({
  page,
  shop,
}) => {
  await openHome(page, shop);
  const at = Number((await area(page).getByText('/ 14').textContent())?.split('/')[0]) - 1;
  for (const step of captions.keys()) {
    await page.clock.runFor(1000);
    await expect(caption(page)).toHaveText(captions[(at + 1 + step) % 14] ?? '');
  }
  const standing = await caption(page).textContent();
  await stage(page).hover();
  await page.clock.runFor(5000);
  await expect(caption(page)).toHaveText(standing ?? '');
  await page.mouse.move(1, 1);
  await page.clock.runFor(1000);
  await expect(caption(page)).not.toHaveText(standing ?? '');

  await button(page, 'Next').focus();
  await page.keyboard.press('Shift+Tab');
  const focused = await caption(page).textContent();
  await page.clock.runFor(5000);
  await expect(caption(page)).toHaveText(focused ?? '');
});

test('Specification 4, carousel: after Next, Previous, a caption and a swipe it rests for ten seconds and goes on, once the pointer is away; Pause stands first, stops it for good, and Play lets it turn', async ({
  page,
  shop,
}) => {
  await openHome(page, shop);
  const goesOn = async () => {
    const chosen = captions.indexOf((await caption(page).textContent()) ?? '');
    await page.mouse.move(1, 1);
    await page.clock.runFor(9999);
    await expect(caption(page)).toHaveText(captions[chosen] ?? '');
    await page.clock.runFor(1);
    await expect(caption(page)).toHaveText(captions[(chosen + 1) % 14] ?? '');
    await page.clock.runFor(1000);
    await expect(caption(page)).toHaveText(captions[(chosen + 2) % 14] ?? '');
    await expect(button(page, 'Pause')).toBeVisible();
  };
  await button(page, 'Next').click();
  await expect(caption(page)).toHaveAttribute('aria-live', 'polite');
  await goesOn();
  await expect(caption(page)).toHaveAttribute('aria-live', 'off');
  await button(page, 'Previous').click();
  await goesOn();
  await area(page).locator('ol').first().getByRole('button').nth(6).click();
  await goesOn();
  // The captions have moved the page.
  await stage(page).hover();
  const { x, y, width, height } = (await stage(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 60, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(caption(page)).toHaveAttribute('aria-live', 'polite');
  await goesOn();

  await expect(area(page).getByRole('button').first()).toHaveText('Pause');
  await button(page, 'Pause').click();
  await button(page, 'Next').click();
  await page.mouse.move(1, 1);
  const standing = await caption(page).textContent();
  await page.clock.runFor(5000);
  await expect(caption(page)).toHaveText(standing ?? '');
  await expect(caption(page)).toHaveAttribute('aria-live', 'polite');
  await button(page, 'Play').click();
  await page.clock.runFor(1000);
  await expect(caption(page)).not.toHaveText(standing ?? '');
  await expect(caption(page)).toHaveAttribute('aria-live', 'off');
});

test('It rests while it is out of sight, and a pointer that leaves it after the ten seconds need not wait again', async ({
  page,
  shop,
  announce,
}) => {
  // A page that is scrolled may ask for its maps, and the machine of a test has no way to them.
  announce(0);
  await openHome(page, shop);
  const standing = (await caption(page).textContent()) ?? '';
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(stage(page)).not.toBeInViewport();
  await page.clock.runFor(15_000);
  await expect(caption(page)).toHaveText(standing);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(stage(page)).toBeInViewport();
  await page.clock.runFor(1000);
  await expect(caption(page)).not.toHaveText(standing);

  await button(page, 'Next').click();
  const chosen = (await caption(page).textContent()) ?? '';
  await page.clock.runFor(15_000);
  await expect(caption(page)).toHaveText(chosen);
  await page.mouse.move(1, 1);
  await page.clock.runFor(1000);
  await expect(caption(page)).not.toHaveText(chosen);
});

test('Specification 9, carousel: a swipe over 40 px changes the slide, one of 40 px does not', async ({
  page,
  shop,
}) => {
  await openHome(page, shop);
  await button(page, 'Pause').click();
  await area(page).locator('ol').first().getByRole('button').first().click();
  const swipe = async (by: number) => {
    await page.mouse.move(900, 400);
    await page.mouse.down();
    await page.mouse.move(900 + by, 402, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(-40);
  await expect(caption(page)).toHaveText('3D Wallpapers');
  await swipe(-41);
  await expect(caption(page)).toHaveText('Wooden Floorings');
  await swipe(41);
  await swipe(41);
  await expect(caption(page)).toHaveText('Nexa Carpets');
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('after a finger has swiped, tapped Next or only touched it rests for ten seconds and goes on, and while the finger rests there it waits', async ({
    page,
    shop,
  }) => {
    await openHome(page, shop);
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 250 }] });
    const turns = async () => {
      const before = await caption(page).textContent();
      await page.clock.runFor(9999);
      await expect(caption(page)).toHaveText(before ?? '');
      await page.clock.runFor(1);
      await expect(caption(page)).not.toHaveText(before ?? '');
    };
    await touch('touchStart', 300);
    const held = await caption(page).textContent();
    await page.clock.runFor(5000);
    await expect(caption(page)).toHaveText(held ?? '');
    await touch('touchMove', 200);
    await touch('touchEnd');
    await expect(caption(page)).not.toHaveText(held ?? '');
    await turns();
    await button(page, 'Next').tap();
    await turns();
    await touch('touchStart', 300);
    await touch('touchEnd');
    await turns();
  });

  test('a finger that swipes changes the slide, which stays while it is paused; one that scrolls moves the page', async ({
    page,
    shop,
    announce,
  }) => {
    // A page that is scrolled may ask for its maps, and the machine of a test has no way to them.
    announce(0);
    await page.goto(shop.origin);
    await expect(stage(page).locator('[inert]')).toHaveCount(13);
    await button(page, 'Pause').tap();
    const before = captions.indexOf((await caption(page).textContent()) ?? '');
    const fingers = await page.context().newCDPSession(page);
    const drag = async (x: number, y: number) => {
      const at = (share: number) => [{ x: 300 - x * share, y: 250 - y * share }];
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (const share of [0.2, 0.4, 0.6, 0.8, 1])
        await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await drag(120, 4);
    await expect(caption(page)).toHaveText(captions[(before + 1) % 14] ?? '');
    await expect(button(page, 'Play')).toBeVisible();
    await drag(4, 180);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(caption(page)).toHaveText(captions[(before + 1) % 14] ?? '');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('For those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it stands still until Play is pressed', async ({ page, shop }) => {
    await openHome(page, shop);
    await page.clock.runFor(5000);
    await expect(caption(page)).toHaveText('3D Wallpapers');
    await button(page, 'Play').click();
    await page.clock.runFor(1000);
    await expect(caption(page)).toHaveText('Wooden Floorings');
  });
});
