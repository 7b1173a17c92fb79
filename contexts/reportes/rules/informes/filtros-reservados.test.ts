import { describe, expect, it } from 'vitest';
import { CAMPOS_INFORME, type CampoInforme, FILTROS_INFORME } from '../../contract/filtros-informe.terms.ts';
import { PALABRAS_INFORME } from '../../contract/informes.terms.ts';
import { listElecciones } from './elecciones.ts';
import { hasReservado, listReservados } from './filtros-reservados.ts';

const MINISTERIO = { lado: 'ministerio', conElementos: true } as const;
const ENTIDAD = { lado: 'entidad', conElementos: true } as const;
const PUBLICO = { lado: 'publico', conElementos: false } as const;

describe('filters that would tell what the rows do not', () => {
  it.each([
    ['solicitudServicioByFilter', { consultorId: 3 }, [false, true, true]],
    ['xroad', { consumidorId: 3 }, [false, false, true]],
    ['xroad', { ambiente: 'calidad' }, [false, false, true]],
    ['xroad', { vista: 'consumidores' }, [false, false, true]],
    ['xroad', { vista: 'servicios' }, [false, false, false]],
    ['xroad', { proveedorId: 3 }, [false, false, false]],
    ['validador', { conEntidad: false }, [false, true, true]],
    ['schema', { entidadId: 3 }, [false, false, true]],
    ['elementoDatoByFilter', { estado: 'borrador' }, [false, false, true]],
    ['elementoDatoByFilter', { estado: 'historico' }, [false, false, false]],
    ['elementoDatoByFilter', { estado: null }, [false, false, false]],
  ] as const)(
    '[AREA-09] %s by %o is refused to ministry, entidad, everybody: %o',
    (palabra, filtro, dicho) => {
      expect([MINISTERIO, ENTIDAD, PUBLICO].map((quien) => hasReservado(palabra, filtro, quien))).toEqual(
        dicho,
      );
    },
  );

  it('[AREA-09] a screen is told which', () => {
    expect(listReservados('ministerio')).toEqual([]);
    expect(listReservados('operador')).toEqual([
      { palabra: 'solicitudServicioByFilter', campo: 'consultorId' },
      { palabra: 'validador', campo: 'conEntidad' },
    ]);
  });
});

it('[AREA-09] every closed filter of every report has what it chooses from, each by a name of its own', () => {
  for (const palabra of PALABRAS_INFORME)
    for (const campo of Object.keys(FILTROS_INFORME[palabra]) as CampoInforme[]) {
      if (CAMPOS_INFORME[campo][1] !== 'eleccion') continue;
      const labels = listElecciones(palabra, campo).map(({ label }) => label);
      expect(labels.length, `${palabra} ${campo}`).toBeGreaterThan(1);
      expect(new Set(labels).size, `${palabra} ${campo}`).toBe(labels.length);
    }
});
