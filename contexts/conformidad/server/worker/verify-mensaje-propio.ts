import { verifyConClausura } from '@marco/esquemas/port';
import { LIMITES_DECLARADO } from '../../contract/conformidad.terms.ts';
import { presentTexto } from '../../rules/comprobaciones/hallazgo.ts';
import type { ArbolMensaje } from '../../rules/contrato/arbol-mensaje.ts';
import type { CampoEsperado } from '../../rules/esperado.ts';
import { listReglasDeCampo, toReglaDicha } from '../../rules/reglas-de-campo.ts';
import { ContratoRechazado } from '../contrato/contrato-rechazado.ts';
import { readArbolMensaje } from '../contrato/read-arbol-mensaje.ts';
import { createClausuraDe } from '../esperado/material.ts';
import type { MensajeVerificado, TareaMensaje } from './tarea.ts';
import { computeSha256 } from './write-informe.ts';

/** Validates a message of a servicio against its own schema; what it says does not leave but in its findings. */
export function verifyMensajeDelServicio({ material, mensaje, contenido }: TareaMensaje): MensajeVerificado {
  const { clausura, raizId } = createClausuraDe(material, mensaje);
  const informe = verifyConClausura(clausura, raizId, contenido);
  const comun = { operacion: mensaje.operacion, papel: mensaje.papel, sha256: computeSha256(contenido) };
  if (informe.resultado === 'valido') {
    const reglas = listEjercidas(contenido, mensaje.campos).slice(0, LIMITES_DECLARADO.reglas);
    return { ...comun, resultado: 'valido', reglas, hallazgos: [] };
  }
  const { motivo, nodos } = informe;
  const hallazgos = motivo
    ? [
        {
          linea: 1,
          ruta: '',
          regla: motivo.codigo,
          mensaje: [motivo.mensaje, ...motivo.detalles].join(' '),
          sugerencia: null,
        },
      ]
    : nodos.flatMap(({ linea, ruta, hallazgos: suyos }) =>
        suyos.map(({ regla, mensaje: dicho, sugerencia }) => ({
          linea,
          ruta,
          regla,
          mensaje: dicho,
          sugerencia,
        })),
      );
  return {
    ...comun,
    resultado: 'invalido',
    reglas: [...new Set(hallazgos.map(({ regla }) => regla))],
    hallazgos: hallazgos.slice(0, HALLAZGOS_DE_MENSAJE).map((uno) => ({
      ...uno,
      ruta: presentTexto(uno.ruta),
      mensaje: presentTexto(uno.mensaje),
      sugerencia: uno.sugerencia === null ? null : presentTexto(uno.sugerencia),
    })),
  };
}

const HALLAZGOS_DE_MENSAJE = 50;

/** Rules of the fields a valid message carries. */
function listEjercidas(contenido: Uint8Array, campos: readonly CampoEsperado[]): string[] {
  try {
    return walk(readArbolMensaje(contenido), campos, '');
  } catch (error) {
    // Valid, and beyond what is read of a contract: it exercises nothing that could be told.
    if (error instanceof ContratoRechazado) return [];
    throw error;
  }
}

function walk(arbol: ArbolMensaje, campos: readonly CampoEsperado[], padre: string): string[] {
  return campos.flatMap((campo) => {
    const suyos = arbol.hijos.get(campo.nombreLocal) ?? [];
    const [primero] = suyos;
    if (!primero) return [];
    const camino = `${padre}/${campo.nombreLocal}`;
    const junto = { valor: null, esTexto: false, hijos: joinHijos(suyos) };
    return [
      ...listReglasDeCampo(campo).map((regla) => toReglaDicha(camino, regla)),
      ...walk(junto, campo.hijos, camino),
    ];
  });
}

/** What stands in any of several places of one name. */
function joinHijos(arboles: readonly ArbolMensaje[]): Map<string, readonly ArbolMensaje[]> {
  const juntos = new Map<string, readonly ArbolMensaje[]>();
  for (const { hijos } of arboles)
    for (const [nombre, unos] of hijos) juntos.set(nombre, [...(juntos.get(nombre) ?? []), ...unos]);
  return juntos;
}
