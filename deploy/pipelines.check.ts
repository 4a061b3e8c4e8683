import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'pipeline-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (cwd: string, command: string, words: string[], environment: NodeJS.ProcessEnv = {}) =>
  execFileSync(command, words, {
    cwd,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** The shell scripts of pipelines run where pipelines do, on Linux; Windows has neither the shell nor their paths. */
const onLinux = test.skipIf(process.platform === 'win32');

/** What every pipeline does, in this order. */
const STEPS = ['npm ci', 'sh deploy/pictures.sh', 'npm run check', 'npm run build', 'sh deploy/publish.sh'];

test.each(['github.yml', 'gitlab-ci.yml', 'forgejo.yml'])(
  '%s makes pictures, checks, builds and publishes, in this order',
  (file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    const places = STEPS.map((step) => text.indexOf(step));
    expect(
      places.every((place) => place > 0),
      places.join(),
    ).toBe(true);
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
    expect(text).toContain('PUSH_TOKEN');
    expect(text).toMatch(/^ +SEED: '?\d+'?$/m);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    for (const [, name = ''] of text.matchAll(/npm run (\S+)/g)) expect(Object.keys(scripts)).toContain(name);
  },
);

onLinux(
  'pictures that the editor has put in get their files, which are committed to the branch of the request',
  async () => {
    const [bare, clone] = [join(folder, 'bare.git'), join(folder, 'clone')];
    run(folder, 'git', ['init', '--quiet', '--bare', bare]);
    run(folder, 'git', ['clone', '--quiet', bare, clone]);
    // A checkout in small: what makes pictures, and one of them.
    for (const file of ['media', 'deploy', 'tsconfig.json', 'package.json']) {
      cpSync(file, join(clone, file), {
        recursive: true,
        filter: (from) => !/media\/(pictures|video|models|drawings)\//.test(from),
      });
    }
    symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
    writeFileSync(join(clone, '.gitignore'), 'node_modules\n');
    const master = join(clone, 'media/pictures/voyah-free/promotion-1.webp');
    mkdirSync(join(master, '..'), { recursive: true });
    mkdirSync(join(clone, 'public'));
    await sharp({ create: { width: 800, height: 450, channels: 3, background: '#204060' } })
      .webp()
      .toFile(master);
    const git = (...words: string[]) =>
      run(clone, 'git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...words]);
    git('checkout', '--quiet', '-b', 'editor/1');
    git('add', '.');
    git('commit', '--quiet', '-m', 'Put a picture in');
    run(clone, 'sh', ['deploy/pictures.sh'], { BRANCH: 'editor/1' });
    const pushed = run(folder, 'git', ['--git-dir', bare, 'ls-tree', '-r', '--name-only', 'editor/1']);
    expect(pushed).toMatch(/public\/pictures\/voyah-free\/promotion-1\.[0-9a-f]{8}\/800\.avif/);
    expect(run(folder, 'git', ['--git-dir', bare, 'show', 'editor/1:media/manifest.json'])).toContain(
      'voyah-free/promotion-1',
    );
    const head = git('rev-parse', 'HEAD');
    expect(run(clone, 'sh', ['deploy/pictures.sh'], { BRANCH: 'editor/1' })).toContain('as their masters want them');
    expect(git('rev-parse', 'HEAD')).toBe(head);
  },
);

onLinux(
  'a site is published whole, nginx reads its headers, and files of the last one stay for pages that are open',
  () => {
    const [checkout, target, shell] = [join(folder, 'checkout'), join(folder, 'srv/show room'), join(folder, 'shell')];
    mkdirSync(join(checkout, 'deploy'), { recursive: true });
    cpSync('deploy/publish.sh', join(checkout, 'deploy/publish.sh'));
    // In the place of ssh: the name of the host, then what is to be run there.
    writeFileSync(shell, '#!/bin/sh\n[ "$1" = web@showroom.example ] && sh -c "$2"\n');
    chmodSync(shell, 0o755);
    const read = join(folder, 'read');
    /** The headers that nginx has been told to read, in this order. */
    const headersRead = () => readFileSync(read, 'utf8').split(' ').filter(Boolean);
    const publishScript = (environment: NodeJS.ProcessEnv = {}) =>
      run(checkout, 'sh', ['deploy/publish.sh'], {
        PUBLISH_TO: `web@showroom.example:${target}`,
        PUBLISH_SHELL: shell,
        PUBLISH_RELOAD: `cat nginx-headers.conf >> ${read}`,
        ...environment,
      });
    const build = (version: string) => {
      for (const [file, text] of [
        ['client/home.html', version],
        [`client/assets/${version}.js`, version],
        ['host/nginx-headers.conf', `${version} `],
      ]) {
        mkdirSync(join(checkout, 'build', file ?? '', '..'), { recursive: true });
        writeFileSync(join(checkout, 'build', file ?? ''), text ?? '');
      }
    };
    build('one');
    expect(publishScript()).toContain('deploy/nginx.conf');
    expect(existsSync(read), 'the first time nginx has nothing to read').toBe(false);
    rmSync(join(checkout, 'build'), { recursive: true });
    build('two');
    publishScript();
    expect(headersRead()).toEqual(['one', 'two']);
    expect(readFileSync(join(target, 'client/home.html'), 'utf8')).toBe('two');
    expect(readFileSync(join(target, 'nginx-headers.conf'), 'utf8')).toBe('two ');
    expect(existsSync(join(target, 'client/assets/one.js'))).toBe(true);
    expect(readFileSync(join(target, 'last/home.html'), 'utf8')).toBe('one');
    rmSync(join(checkout, 'build'), { recursive: true });

    // Without a build, a place or a way to tell nginx nothing is touched.
    expect(() => publishScript()).toThrow();
    build('three');
    expect(() => publishScript({ PUBLISH_TO: '' })).toThrow(/PUBLISH_TO is not set/);
    expect(() => publishScript({ PUBLISH_RELOAD: 'false' })).toThrow(/nothing was published/);
    expect(readFileSync(join(target, 'client/home.html'), 'utf8')).toBe('two');
    expect(readFileSync(join(target, 'nginx-headers.conf'), 'utf8')).toBe('two ');
  },
);
