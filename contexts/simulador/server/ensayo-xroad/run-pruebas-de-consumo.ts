import type { Caller } from '@marco/server-kit';
import type { PRUEBAS_CONSUMO } from '../../contract/ensayos-xroad.terms.ts';
import type { EnsayoDeConsumo } from '../../contract/index.ts';
import type { Enviado } from '../../rules/ensayo-xroad/enviado.ts';
import {
  type JuicioDePrueba,
  verifyCaidas,
  verifyDesconocidas,
  verifyInvalidas,
  verifyNegadas,
  verifyValidas,
} from '../../rules/ensayo-xroad/verify-pruebas.ts';
import { presentServicioXroad } from '../../rules/protocolos/identificador-xroad.ts';
import type { MaterialDeGuion } from '../guiones/material.ts';
import type { Simulador } from '../respuestas/run-llamada.ts';
import type { OperacionEnsayada } from './peticiones.ts';
import { presentPrueba } from './present-prueba.ts';
import { type CaminoDelEnsayo, type Envio, Remitente } from './remitente.ts';
import { CLAVE_DE_NADIE, FALLAS } from './run-pruebas.ts';
import { verifyRespuesta } from './verify-respuesta.ts';

type CodigoConsumo = (typeof PRUEBAS_CONSUMO)[number];
type PruebaDeConsumo = EnsayoDeConsumo['pruebas'][number];

export interface ConsumoPorCorrer {
  readonly servicioId: number;
  readonly operaciones: readonly OperacionEnsayada[];
  /** Whether the acuerdo names the subsystem that calls: then no other one may. */
  readonly subsistemaNombrado: boolean;
  /** The messages of the reduced contract. */
  readonly material: MaterialDeGuion;
  readonly camino: CaminoDelEnsayo;
  readonly caller: Caller;
}

/** A member nobody is, and a subsystem no acuerdo names. */
const OTRO_MIEMBRO = { miembro: 'PRUEBA' } as const;
const OTRO_SUBSISTEMA = { subsistema: 'OTRO-SUBSISTEMA' } as const;

/** Runs the tests of who consumes, one after the other; the first answer stands for all where one is shown. */
export async function runPruebasDeConsumo(
  simulador: Simulador,
  consumo: ConsumoPorCorrer,
): Promise<{ readonly pruebas: readonly PruebaDeConsumo[]; readonly primera: Enviado | undefined }> {
  const { operaciones, camino, material, caller, servicioId } = consumo;
  const remitente = new Remitente(simulador, camino);
  const pruebas: PruebaDeConsumo[] = [];
  const send = ({ codigo, ruta, valida }: OperacionEnsayada, envio: Pick<Envio, 'envio'> & Partial<Envio>) =>
    remitente.send({
      codigo: presentServicioXroad(servicioId),
      tipo: 'OPENAPI3',
      ruta,
      cuerpo: valida,
      ...envio,
      envio: `${envio.envio}: ${codigo}`,
    });
  const run = async (codigo: CodigoConsumo, verify: () => Promise<JuicioDePrueba>) => {
    const before = remitente.enviados.length;
    const juicio = await verify();
    pruebas.push({ ...presentPrueba(codigo, juicio, remitente.enviados.slice(before)), codigo });
  };
  const toRechazo = async (operacion: OperacionEnsayada, envio: Pick<Envio, 'envio'> & Partial<Envio>) => ({
    operacion: operacion.codigo,
    enviado: await send(operacion, envio),
    estaDescrito: operacion.describeError,
  });

  await run('T-02', async () => {
    const juzgadas = [];
    for (const operacion of operaciones) {
      const enviado = await send(operacion, { envio: 'Petición válida' });
      const respuesta = { material, operacion: operacion.codigo, contenido: Buffer.from(enviado.texto) };
      const faltas = await verifyRespuesta(simulador.pool, respuesta, caller);
      juzgadas.push({ operacion: operacion.codigo, enviado, faltas });
    }
    return verifyValidas(juzgadas);
  });
  await run('T-03', async () => {
    const rechazos = [];
    for (const una of operaciones)
      rechazos.push(await toRechazo(una, { envio: 'Clave que no existe', caso: 'no-encontrado' }));
    return verifyDesconocidas(rechazos);
  });
  await run('T-04', async () => {
    const rechazos = [];
    for (const una of operaciones)
      if (una.invalida !== null)
        rechazos.push(await toRechazo(una, { envio: 'Petición inválida', cuerpo: una.invalida }));
    return verifyInvalidas(rechazos);
  });
  await run('T-05', async () => {
    const enviados: Enviado[] = [];
    for (const una of operaciones.slice(0, 1)) {
      enviados.push(await send(una, { envio: 'Con el cliente de otra entidad', cliente: OTRO_MIEMBRO }));
      enviados.push(await send(una, { envio: 'Con la clave de ningún acuerdo', clave: CLAVE_DE_NADIE }));
      if (consumo.subsistemaNombrado)
        enviados.push(await send(una, { envio: 'Desde otro subsistema', cliente: OTRO_SUBSISTEMA }));
    }
    return verifyNegadas(enviados);
  });
  await run('T-08', async () => {
    const enviados: Enviado[] = [];
    for (const una of operaciones.slice(0, 1))
      for (const [envio, caso] of FALLAS) enviados.push(await send(una, { envio, caso }));
    return verifyCaidas(enviados);
  });
  return { pruebas, primera: remitente.enviados[0] };
}
