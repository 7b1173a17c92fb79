import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '@marco/server-kit';
import { SECUENCIAS } from '../../contract/situaciones.terms.ts';
import type { PasoDeSecuencia } from '../../rules/situaciones/respuesta-simulada.ts';

/** Purpose of the key of these tokens. */
const PROPOSITO = 'simulador/secuencias';
/** Letters of the signature in a token. */
const LARGO_FIRMA = 22;

/** What carries the step of a sequence: signed, so that the server keeps nothing. */
export class TestigosDeSesion {
  private readonly secrets: Pick<Secrets, 'deriveKey'>;
  private clave: Buffer | undefined;

  constructor(secrets: Pick<Secrets, 'deriveKey'>) {
    this.secrets = secrets;
  }

  /** @param de what the token is good for: the version and the operation */
  write({ secuencia, paso }: PasoDeSecuencia, de: string): string {
    const dicho = `${secuencia}.${paso}`;
    return `${dicho}.${this.sign(dicho, de)}`;
  }

  /** The step of a token; undefined for one that was not written for this. */
  read(testigo: string, de: string): PasoDeSecuencia | undefined {
    const [, escrita, paso, firma] = /^([a-z]{1,20})\.(\d{1,2})\.([\w-]{22})$/.exec(testigo) ?? [];
    const secuencia = SECUENCIAS.find((una) => una === escrita);
    if (secuencia === undefined || firma === undefined) return undefined;
    const buena = Buffer.from(this.sign(`${secuencia}.${paso}`, de));
    if (!timingSafeEqual(buena, Buffer.from(firma))) return undefined;
    return { secuencia, paso: Number(paso) };
  }

  private sign(dicho: string, de: string): string {
    this.clave ??= this.secrets.deriveKey(PROPOSITO);
    return createHmac('sha256', this.clave)
      .update(`${de}\n${dicho}`)
      .digest('base64url')
      .slice(0, LARGO_FIRMA);
  }
}
