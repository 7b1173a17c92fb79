import type { CampoContrato } from '../contrato/contrato-leido.ts';
import { type Exceso, findExceso, presentEspacio, presentLista } from '../contrato/espacio-valores.ts';
import type { CampoEsperado } from '../esperado.ts';
import { type ComparacionContrato, listParejas, presentElemento } from './correspondencia.ts';
import { type HallazgoContrato, type ResultadoComprobacion, toResultado } from './hallazgo.ts';

/**
 * C-06: a petition accepts every value of the element, an answer says no other. Expired codes are left to C-08, and a
 * petition may take less where the service declared it.
 */
export function verifyValores(comparacion: ComparacionContrato): ResultadoComprobacion {
  const lexico = comparacion.contrato.tecnologia === 'soap';
  return toResultado(
    listParejas(comparacion).flatMap(({ vinculo: { esperado, papel }, campo }): HallazgoContrato[] => {
      if (esperado.valores.base === 'compuesto' && campo.valores.base === 'compuesto') return [];
      const suyos = withoutVencidos(campo, esperado);
      if (papel === 'peticion') {
        const exceso = esperado.diferencia ? undefined : findExceso(esperado.valores, suyos, lexico);
        return exceso ? [presentAngosto(campo, esperado, exceso)] : [];
      }
      const exceso = findExceso(suyos, esperado.valores, lexico);
      return exceso ? [presentAncho(campo, esperado, exceso)] : [];
    }),
  );
}

function withoutVencidos({ valores }: CampoContrato, { vencidos }: CampoEsperado) {
  const fuera = new Set(vencidos.map(({ codigo }) => codigo));
  return valores.lista ? { ...valores, lista: valores.lista.filter((valor) => !fuera.has(valor)) } : valores;
}

function presentAngosto(
  campo: CampoContrato,
  esperado: CampoEsperado,
  { faceta, dentro, fuera, sobran }: Exceso,
): HallazgoContrato {
  return {
    lugar: campo.valores.lugares[faceta] ?? campo.lugar,
    encontrado: `La petición solo acepta ${fuera}`,
    esperado: `Todo valor de ${presentElemento(esperado)}: ${dentro}`,
    correccion:
      sobran.length > 0
        ? `Acepte también ${presentLista(sobran).replace('Valores ', '')}.`
        : 'Amplíe el campo hasta admitir todo valor válido, o declare la diferencia en la solicitud de nivel 2.',
  };
}

function presentAncho(
  campo: CampoContrato,
  esperado: CampoEsperado,
  { faceta, dentro, fuera, sobran }: Exceso,
): HallazgoContrato {
  return {
    lugar: campo.valores.lugares[faceta] ?? campo.lugar,
    encontrado: sobran.length > 0 ? presentEspacio(campo.valores) : `La respuesta puede decir ${dentro}`,
    esperado: `${fuera} de ${presentElemento(esperado)}`,
    correccion:
      sobran.length > 0
        ? `Quite ${sobran
            .slice(0, 5)
            .map((valor) => `«${valor}»`)
            .join(
              ', ',
            )} de la lista. Si el valor existe, pida una versión nueva del elemento desde el nivel 1.`
        : 'Ponga al campo los mismos límites del elemento.',
  };
}

/** C-08: no code of a list, and none of an example, has expired. */
export function verifyListas(comparacion: ComparacionContrato): ResultadoComprobacion {
  return toResultado(
    listParejas(comparacion).flatMap(({ vinculo: { esperado }, campo }) =>
      esperado.vencidos.flatMap(({ codigo, hasta }): HallazgoContrato[] => {
        const enLista = campo.valores.lista?.includes(codigo);
        const ejemplo = campo.ejemplos.find(({ valor }) => valor === codigo);
        if (!enLista && !ejemplo) return [];
        return [
          {
            lugar: (enLista ? campo.valores.lugares.lista : ejemplo?.lugar) ?? campo.lugar,
            encontrado: `${codigo}, vencido el ${hasta}`,
            esperado: `${presentEspacio(esperado.valores)} de ${presentElemento(esperado)}`,
            correccion: `Quite «${codigo}» y use un código vigente.`,
          },
        ];
      }),
    ),
  );
}
