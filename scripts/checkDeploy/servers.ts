import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeholder } from '../deployConfigs/placeholder.ts';

/** Paths of two PEM files. */
interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A server program: how to validate its configuration, and how to run it on a local port. */
export interface ServerProgram {
  name: string;
  /**
   * @param config text of the committed file
   * @param folder a temporary folder
   * @param dist the site
   * @param tls for `localhost`; without it the server speaks plain http
   * @returns two command lines
   */
  prepare(
    config: string,
    folder: string,
    dist: string,
    port: number,
    tls?: Certificate,
  ): { judge: string[]; run: string[] };
}

const nginx: ServerProgram = {
  name: 'nginx',
  prepare(config, folder, dist, port, tls) {
    const certificate = tls && ` ssl; ssl_certificate ${tls.cert}; ssl_certificate_key ${tls.key}`;
    const server = config
      .replaceAll(placeholder.root, dist)
      .replace('listen 80;', `listen 127.0.0.1:${port}${certificate ?? ''};`)
      .replace(/^ *listen \[::\]:80;\n/m, '');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${join(folder, kind)};`,
    );
    const path = join(folder, 'nginx-main.conf');
    writeFileSync(
      path,
      `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr warn; events {}
http { include ${nginxTypes()}; access_log off; ${temporary.join(' ')}
${server}
}`,
    );
    const command = ['nginx', '-p', folder, '-e', 'stderr', '-c', path];
    return { judge: [...command, '-t'], run: command };
  },
};

/** mime.types is next to the default configuration of this nginx. */
function nginxTypes(): string {
  const built = spawnSync('nginx', ['-V'], { encoding: 'utf8' }).stderr;
  return join(dirname(/--conf-path=(\S+)/.exec(built)?.[1] ?? '/etc/nginx/nginx.conf'), 'mime.types');
}

const caddy: ServerProgram = {
  name: 'caddy',
  prepare(config, folder, dist, port, tls) {
    const path = join(folder, 'Caddyfile');
    const site = tls
      ? `https://localhost:${port} {\n\ttls ${tls.cert} ${tls.key}`
      : `http://127.0.0.1:${port} {`;
    const local = config.replaceAll(placeholder.root, dist).replace(`${placeholder.host} {`, site);
    writeFileSync(path, `{\n\tadmin off\n}\n${local}`);
    return {
      judge: ['caddy', 'validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'],
      run: ['caddy', 'run', '--adapter', 'caddyfile', '--config', path],
    };
  },
};

export const serverPrograms: readonly (ServerProgram & { config: string })[] = [
  { ...nginx, config: 'deploy/nginx.conf' },
  { ...caddy, config: 'deploy/Caddyfile' },
];
