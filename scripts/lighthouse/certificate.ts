import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A key and its self-signed certificate, for a server on this machine. A browser accepts it with
 * `--ignore-certificate-errors` only.
 *
 * @throws Error if the program openssl is not there
 */
export function selfSignedCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const { error, status, stderr } = spawnSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'].concat(
        ['-keyout', key],
        ['-out', cert],
      ),
      { encoding: 'utf8' },
    );
    if (error || status !== 0)
      throw new Error(`openssl could not make a certificate: ${error?.message ?? stderr}`);
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
