import type { Caller } from '@marco/server-kit';
import { type CodigoPrueba, LIMITES_ENSAYO } from '../../contract/ensayos-xroad.terms.ts';
import type { PruebaXroad } from '../../contract/index.ts';
import type { Enviado } from '../../rules/ensayo-xroad/enviado.ts';
import {
  addRegistros,
  createRegistros,
  type RegistroDelEnsayo,
} from '../../rules/ensayo-xroad/registro-operacion.ts';
import {
  type JuicioDePrueba,
  verifyCaidas,
  verifyCargaMaxima,
  verifyDesconocidas,
  verifyInvalidas,
  verifyMetadatos,
  verifyRegistros,
  verifyRepetidas,
  verifySinPermiso,
  verifyValidas,
} from '../../rules/ensayo-xroad/verify-pruebas.ts';
import { presentServicioXroad } from '../../rules/protocolos/identificador-xroad.ts';
import type { GuionDeVersion } from '../guiones/guiones.ts';
import type { MaterialDeGuion } from '../guiones/material.ts';
import type { Simulador } from '../respuestas/run-llamada.ts';
import { createPeticiones, type OperacionEnsayada } from './peticiones.ts';
import { presentPrueba } from './present-prueba.ts';
import { type CaminoDelEnsayo, type Envio, Remitente } from './remitente.ts';
import { sendContrato } from './send-contrato.ts';
import { verifyRespuesta } from './verify-respuesta.ts';

export interface EnsayoPorCorrer {
  readonly guion: GuionDeVersion;
  readonly material: MaterialDeGuion;
  readonly camino: CaminoDelEnsayo;
  readonly caller: Caller;
}

/** What came of a rehearsal: each test, and the records of operation of all its exchanges. */
export interface EnsayoCorrido {
  readonly pruebas: readonly PruebaXroad[];
  readonly registros: readonly RegistroDelEnsayo[];
}

/** Runs the tests T-01 to T-09 of a version in the simulator of this process, one after the other. */
export async function runPruebas(simulador: Simulador, ensayo: EnsayoPorCorrer): Promise<EnsayoCorrido> {
  const pruebas = new Pruebas(simulador, ensayo);
  await pruebas.run('T-01', () => pruebas.runMetadatos());
  await pruebas.run('T-02', () => pruebas.runValidas());
  await pruebas.run('T-03', () => pruebas.runDesconocidas());
  await pruebas.run('T-04', () => pruebas.runInvalidas());
  await pruebas.run('T-05', () => pruebas.runSinPermiso());
  await pruebas.run('T-06', () => pruebas.runCargaMaxima());
  await pruebas.run('T-07', () => pruebas.runRepetidas());
  await pruebas.run('T-08', () => pruebas.runCaidas());
  return pruebas.close();
}

/** Faults of a provider, as who consumes meets them. */
export const FALLAS = [
  ['El proveedor no responde', 'xroad:proveedor-caido'],
  ['El proveedor tarda demasiado', 'xroad:timeout'],
] as const;

/** Who carries it has no acuerdo: it has the form of none. */
export const CLAVE_DE_NADIE = 'de-ningun-acuerdo';

class Pruebas {
  private readonly simulador: Simulador;
  private readonly ensayo: EnsayoPorCorrer;
  private readonly remitente: Remitente;
  private readonly servicio: string;
  private readonly operaciones: readonly OperacionEnsayada[];
  private readonly hechas: PruebaXroad[] = [];

  constructor(simulador: Simulador, ensayo: EnsayoPorCorrer) {
    const { guion, camino } = ensayo;
    this.simulador = simulador;
    this.ensayo = ensayo;
    this.remitente = new Remitente(simulador, camino);
    this.servicio = presentServicioXroad(guion.version.servicioId);
    this.operaciones = createPeticiones(guion).slice(0, LIMITES_ENSAYO.operaciones);
  }

  async run(codigo: CodigoPrueba, verify: () => Promise<JuicioDePrueba>): Promise<void> {
    const before = this.remitente.enviados.length;
    const juicio = await verify();
    this.hechas.push(presentPrueba(codigo, juicio, this.remitente.enviados.slice(before)));
  }

  /** T-09 looks at the records of all others. */
  close(): EnsayoCorrido {
    const { enviados } = this.remitente;
    const registros = enviados.flatMap((uno) => createRegistros(uno, this.ensayo.camino.proveedor));
    const juicio = verifyRegistros(addRegistros(registros), enviados.length);
    return { pruebas: [...this.hechas, presentPrueba('T-09', juicio, [])], registros };
  }

  async runMetadatos(): Promise<JuicioDePrueba> {
    const { guion, caller } = this.ensayo;
    const lista = await this.sendMeta('listMethods');
    const certificado = await this.simulador.contratosServidos.findCertificado(guion.version, caller);
    const { enviado, documento } = await sendContrato(this.remitente, guion, certificado?.clase ?? 'openapi');
    const obtenido =
      documento === null
        ? null
        : await this.simulador.pool.run({ clase: 'contrato', contrato: Buffer.from(documento) }, caller);
    return verifyMetadatos({
      lista,
      contrato: enviado,
      servicio: this.servicio,
      rutas: this.operaciones.map(({ ruta }) => ruta),
      obtenida: obtenido?.huella ?? null,
      certificada: certificado?.huella ?? null,
    });
  }

  async runValidas(): Promise<JuicioDePrueba> {
    return verifyValidas(await this.sendJuzgadas(() => 'valida', 'Petición válida'));
  }

  async runDesconocidas(): Promise<JuicioDePrueba> {
    const rechazos = [];
    for (const operacion of this.operaciones) {
      const enviado = await this.sendA(operacion, { envio: 'Clave que no existe', caso: 'no-encontrado' });
      rechazos.push({ operacion: operacion.codigo, enviado, estaDescrito: operacion.describeError });
    }
    return verifyDesconocidas(rechazos);
  }

  async runInvalidas(): Promise<JuicioDePrueba> {
    const rechazos = [];
    for (const operacion of this.operaciones.filter(({ invalida }) => invalida !== null)) {
      const cuerpo = operacion.invalida ?? '';
      const enviado = await this.sendA(operacion, { envio: 'Petición inválida', cuerpo });
      rechazos.push({ operacion: operacion.codigo, enviado, estaDescrito: operacion.describeError });
    }
    return verifyInvalidas(rechazos);
  }

  async runSinPermiso(): Promise<JuicioDePrueba> {
    const llamada = await this.sendPrimera({ envio: 'Llamada sin permiso', clave: CLAVE_DE_NADIE });
    return verifySinPermiso(llamada, await this.sendMeta('allowedMethods', CLAVE_DE_NADIE), this.servicio);
  }

  async runCargaMaxima(): Promise<JuicioDePrueba> {
    const respuestas = await this.sendJuzgadas(
      ({ tieneListas }) => (tieneListas ? 'muchos' : 'valida-limites'),
      'Respuesta más grande',
    );
    return verifyCargaMaxima(respuestas, [
      ...new Set(this.operaciones.flatMap(({ sinLimite }) => sinLimite)),
    ]);
  }

  async runRepetidas(): Promise<JuicioDePrueba> {
    const { seguidas, aLaVez } = LIMITES_ENSAYO;
    const enviados: Enviado[] = [];
    for (let una = 1; una <= seguidas; una += 1)
      enviados.push(await this.sendPrimera({ envio: `Petición ${una} de ${seguidas} seguidas` }));
    const juntas = Array.from({ length: aLaVez }, (_, at) =>
      this.sendPrimera({ envio: `Petición ${at + 1} de ${aLaVez} a la vez` }),
    );
    return verifyRepetidas([...enviados, ...(await Promise.all(juntas))]);
  }

  async runCaidas(): Promise<JuicioDePrueba> {
    const enviados: Enviado[] = [];
    for (const [envio, caso] of FALLAS) enviados.push(await this.sendPrimera({ envio, caso }));
    return verifyCaidas(enviados);
  }

  private sendMeta(codigo: 'listMethods' | 'allowedMethods', clave = ''): Promise<Enviado> {
    return this.remitente.send({ envio: codigo, codigo, tipo: 'REST', metodo: 'GET', clave });
  }

  private sendA(
    { ruta, valida, codigo }: OperacionEnsayada,
    envio: Pick<Envio, 'envio'> & Partial<Envio>,
  ): Promise<Enviado> {
    return this.remitente.send({
      codigo: this.servicio,
      tipo: 'OPENAPI3',
      ruta,
      cuerpo: valida,
      ...envio,
      envio: `${envio.envio}: ${codigo}`,
    });
  }

  /** The operation that stands for all where one is enough. */
  private sendPrimera(envio: Pick<Envio, 'envio'> & Partial<Envio>): Promise<Enviado> {
    const [primera] = this.operaciones;
    if (!primera) throw new Error('A version that is simulated has an operation.');
    return this.sendA(primera, envio);
  }

  private async sendJuzgadas(chooseCaso: (operacion: OperacionEnsayada) => string, envio: string) {
    const { material, caller } = this.ensayo;
    const juzgadas = [];
    for (const operacion of this.operaciones) {
      const enviado = await this.sendA(operacion, { envio, caso: chooseCaso(operacion) });
      const contenido = Buffer.from(enviado.texto);
      const faltas = await verifyRespuesta(
        this.simulador.pool,
        { material, operacion: operacion.codigo, contenido },
        caller,
      );
      juzgadas.push({ operacion: operacion.codigo, enviado, faltas });
    }
    return juzgadas;
  }
}
