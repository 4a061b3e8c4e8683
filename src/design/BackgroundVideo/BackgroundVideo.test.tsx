import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrate } from '#/tests/components/hydrate.ts';
import { observed } from '#/tests/components/observed.ts';
import type { PictureFile } from '../Picture/Picture.tsx';
import { BackgroundVideo } from './BackgroundVideo.tsx';

const poster: PictureFile = {
  path: '/pictures/voyah-free/video-poster',
  width: 1600,
  height: 900,
  widths: [480],
  fallback: 480,
  alt: 'The car at dusk',
  dark: true,
};
const messages = { pause: 'Pause the video', play: 'Play the video' };

/** Half a second of moving grey, made here so that the test needs no file. */
async function film(): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 32;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  recorder.start();
  for (let frame = 0; frame < 15; frame += 1) {
    context.fillStyle = `rgb(${frame * 16} 90 90)`;
    context.fillRect(0, 0, 32, 32);
    await new Promise((resolve) => setTimeout(resolve, 33));
  }
  recorder.stop();
  await new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }));
}

const filmed = film();
const part = (sources: { src: string; type: string }[], above = 0) => (
  <>
    <p style={{ blockSize: above }}>Above</p>
    <BackgroundVideo
      poster={poster}
      sources={sources}
      label="Light on the body"
      messages={messages}
      caption="A band of light"
    />
    <p style={{ blockSize: 3000 }}>Below</p>
  </>
);
const video = () => document.querySelector('video') as HTMLVideoElement;
const button = (name: string) => page.getByRole('button', { name });
const webm = async () => [{ src: await filmed, type: 'video/webm' }];

function preferring(query: string) {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((asked) =>
    asked.includes(query) ? Object.assign(new EventTarget() as MediaQueryList, { matches: true }) : real(asked),
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  scrollTo(0, 0);
  Reflect.deleteProperty(navigator, 'connection');
});

test('plays silently in a loop while in view, with a button that pauses and plays', async () => {
  await render(part(await webm()));
  await expect.element(button('Pause the video')).toBeVisible();
  expect(video()).toMatchObject({ muted: true, loop: true, playsInline: true, paused: false });
  await userEvent.click(button('Pause the video'));
  await expect.element(button('Play the video')).toBeVisible();
  expect(video().paused).toBe(true);
  (button('Play the video').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Pause the video')).toHaveFocus();
  expect(video().paused).toBe(false);
});

test('stops out of view and goes on in view, unless the visitor has paused it', async () => {
  await render(part(await webm()));
  await expect.element(button('Pause the video')).toBeVisible();
  scrollTo(0, 2500);
  await expect.poll(() => video().paused).toBe(true);
  scrollTo(0, 0);
  await expect.poll(() => video().paused).toBe(false);
  await userEvent.click(button('Pause the video'));
  scrollTo(0, 2500);
  await observed();
  scrollTo(0, 0);
  await observed();
  expect(video().paused).toBe(true);
  await expect.element(button('Play the video')).toBeVisible();
});

test('loads nothing before it comes near', async () => {
  await render(part(await webm(), 2400));
  await observed();
  expect(video()).not.toHaveAttribute('src');
  expect(video().preload).toBe('none');
  scrollTo(0, 2000);
  await expect.poll(() => video().hasAttribute('src')).toBe(true);
});

test.each(['prefers-reduced-motion', 'prefers-reduced-data'])('loads nothing under %s', async (query) => {
  preferring(query);
  await render(part(await webm()));
  await observed();
  expect(video()).not.toHaveAttribute('src');
  expect(document.querySelector('button')).toBeNull();
  await expect.element(page.getByRole('img', { name: 'The car at dusk' })).toBeInTheDocument();
});

test('loads nothing when the visitor saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  await render(part(await webm()));
  await observed();
  expect(video()).not.toHaveAttribute('src');
});

test('takes the next source when one fails, and skips what the browser cannot play', async () => {
  await render(
    part([
      { src: '/no.mpx', type: 'video/unknown' },
      { src: 'data:video/webm;base64,AAAA', type: 'video/webm' },
      { src: await filmed, type: 'video/webm' },
    ]),
  );
  await expect.element(button('Pause the video')).toBeVisible();
  expect(video().src).toBe(await filmed);
});

test('after the last failure the poster stays, without a button', async () => {
  await render(part([{ src: 'data:video/webm;base64,AAAA', type: 'video/webm' }]));
  await expect.poll(() => video().hasAttribute('src')).toBe(false);
  await observed();
  expect(document.querySelector('button')).toBeNull();
  await expect.element(page.getByRole('img', { name: 'The car at dusk' })).toBeInTheDocument();
});

test('without scripts there is the poster and no video file', async () => {
  const { container, wake, complaints } = await hydrate(part(await webm()));
  await observed();
  expect(video()).not.toHaveAttribute('src');
  expect(container.querySelector('source[src]')).toBeNull();
  const before = container.querySelector('figure')?.getBoundingClientRect();
  await wake();
  expect(complaints).toEqual([]);
  await expect.element(button('Pause the video')).toBeVisible();
  expect(container.querySelector('figure')?.getBoundingClientRect()).toEqual(before);
});
