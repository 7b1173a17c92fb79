import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runDueJob } from '@marco/server-kit';
import { openTestSession, startTestApp, testSecrets } from '@marco/test-kit';
import type { CertificadoListado, CertificadoPublico } from '../contract/index.ts';
import type { CausaCertificado, NivelCertificado, PasoCertificado } from '../contract/terms.ts';
import { parseCodigo } from '../rules/codigo-verificacion.ts';
import { createCertificadosWork } from '../server/certificados-jobs.ts';
import { addCertificado } from './add-certificado.ts';

/** People who look at certificates or decide about them, by their demo identity. */
const PERSONAS = {
  certificador: '1000000001',
  lider: '1000000003',
  funcionario: '1000000004',
  operador: '1000000012',
} as const;

/** What a step says where a test is not about its cause. */
const CAUSA_USUAL: Readonly<Partial<Record<PasoCertificado, CausaCertificado>>> = {
  suspender: 'incidente',
  'pedir-revocacion': 'defecto-hallado',
};

interface OtroPaso {
  /** Null to send none. */
  readonly version?: string | null;
  readonly causa?: string | null | undefined;
}

const ESTADO_DE_NIVEL = { 1: 'estandarizada', 2: 'evaluada', 3: 'publicada' } as const;

/** A product with certificates; close it afterwards. */
export async function startCertificadosSite() {
  const directory = await mkdtemp(join(tmpdir(), 'certificados-'));
  const test = await startTestApp({ filesDirectory: directory });
  const { kysely } = test.database;
  const tokens = {
    certificador: await openTestSession(kysely, PERSONAS.certificador),
    lider: await openTestSession(kysely, PERSONAS.lider),
    funcionario: await openTestSession(kysely, PERSONAS.funcionario),
    operador: await openTestSession(kysely, PERSONAS.operador),
  };
  const { entidad_id: entidadId } = await kysely
    .selectFrom('membresias as m')
    .innerJoin('usuarios as u', 'u.id', 'm.usuario_id')
    .select('m.entidad_id')
    .where('u.numero_identificacion', '=', PERSONAS.lider)
    .where('m.estado', '=', 'activa')
    .executeTakeFirstOrThrow();
  type Quien = keyof typeof tokens;

  const call = (quien: Quien, method: 'GET' | 'POST', path: string, payload?: object, headers = {}) =>
    test.app.inject({
      method,
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${tokens[quien]}`, ...headers },
      ...(payload ? { payload } : {}),
    });

  const add = (servicioId?: number) => addCertificado(kysely, testSecrets, entidadId, { servicioId });

  /** A servicio with version 1.0 standing at a level, and the certificate of each level up to it. */
  async function addVersion(nivel: NivelCertificado) {
    const primero = await addCertificado(kysely, testSecrets, entidadId, {
      estadoVersion: ESTADO_DE_NIVEL[nivel],
    });
    const { servicioId } = primero;
    const certificados = [primero];
    for (let one = 2; one <= nivel; one += 1)
      certificados.push(
        await addCertificado(kysely, testSecrets, entidadId, { servicioId, nivel: one as NivelCertificado }),
      );
    return { servicioId, certificados };
  }

  /** Where the version of a servicio stands, and the servicio with it. */
  async function readVersion(servicioId: number) {
    const row = await kysely
      .selectFrom('servicios_versiones as v')
      .innerJoin('servicios as s', 's.id', 'v.servicio_id')
      .innerJoin('estados_servicio as e', 'e.id', 's.estado_servicio_id')
      .select(['v.id', 'v.estado', 'v.suspendida_desde as desde', 'e.codigo as servicio'])
      .where('s.id', '=', servicioId)
      .executeTakeFirstOrThrow();
    return row;
  }

  /** Makes the PDF of every certificate that waits for it. */
  async function runJobs(): Promise<void> {
    const fail = (kind: string, error: unknown) => {
      throw new Error(`${kind} failed`, { cause: error });
    };
    while (
      await runDueJob(kysely, [createCertificadosWork({ files: test.files, secrets: testSecrets })], fail)
    );
  }

  const visit = (path: string, headers: Record<string, string> = {}) =>
    test.app.inject({ url: path, headers });

  const read = async (codigo: string): Promise<CertificadoPublico> =>
    (await visit(`/api-public/certificados/${codigo}`)).json();

  /** A certificate as the list of the certifier has it. */
  async function find(codigo: string, quien: Quien = 'certificador'): Promise<CertificadoListado> {
    const { numero } = await read(codigo);
    const [found] = (await call(quien, 'POST', 'certificados/listar', { texto: numero })).json().certificados;
    return found;
  }

  const step = (
    quien: Quien,
    id: number,
    accion: PasoCertificado,
    motivo = '',
    { version = '*', causa = CAUSA_USUAL[accion] }: OtroPaso = {},
  ) =>
    call(
      quien,
      'POST',
      `certificados/${id}/pasos`,
      { accion, motivo, ...(causa ? { causa } : {}) },
      version ? { 'if-match': version } : {},
    );

  /** A second certifier: somebody else of the ministry asked for the revocation. */
  async function askRevocation(codigo: string, motivo: string): Promise<void> {
    const { id } = await kysely
      .selectFrom('usuarios')
      .select('id')
      .where('numero_identificacion', '=', '1000000013')
      .executeTakeFirstOrThrow();
    await kysely
      .updateTable('certificados')
      .set({ revocacion_pedida_por: id, revocacion_causa: 'defecto-hallado', revocacion_motivo: motivo })
      .where('codigo', '=', parseCodigo(codigo) ?? '')
      .execute();
  }

  /** Changes one bit of a stored PDF. */
  async function flipByte(sha256: string): Promise<void> {
    const path = join(directory, 'certificados', sha256.slice(0, 2), sha256);
    const bytes = await readFile(path);
    const place = Math.floor(bytes.length / 2);
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    await writeFile(path, bytes);
  }

  return {
    test,
    kysely,
    entidadId,
    call,
    add,
    addVersion,
    readVersion,
    runJobs,
    visit,
    read,
    find,
    step,
    askRevocation,
    flipByte,
    close: async () => {
      await test.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type CertificadosSite = Awaited<ReturnType<typeof startCertificadosSite>>;
