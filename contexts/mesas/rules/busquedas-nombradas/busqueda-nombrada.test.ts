import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildNombre, findConsulta, presentConsulta } from './busqueda-nombrada.ts';

const parse = (query: string) => [...new URLSearchParams(query)];

function keep(query: string): string | null {
  const kept = findConsulta(parse(query));
  return kept && new URLSearchParams(kept.map(([name, value]) => [name, value])).toString();
}

describe('a search kept with a name', () => {
  it.each([
    ['nombre=pasaporte&consultar=1&pagina=3', 'nombre=pasaporte&consultar=1'],
    ['?tblInterConsult=1&estado=activa&consultar=1', 'estado=activa&consultar=1'],
    ['texto=acta&modo=contenido&pagina=2&otro=1', 'modo=contenido&texto=acta'],
    ['modo=contenido&fuente=documento&orden=reciente', 'modo=contenido&fuente=documento&orden=reciente'],
  ])('%j is kept as %j', (consulta, kept) => {
    expect(keep(consulta)).toBe(kept);
  });

  it.each(['', 'nombre=pasaporte', 'consultar=1', 'modo=contenido', 'modo=contenido&pagina=4', 'x=1'])(
    '%j shows no search worth keeping',
    (consulta) => {
      expect(keep(consulta)).toBeNull();
    },
  );

  it('is in one spelling: normalizing again changes nothing, whatever the address', () => {
    const part = fc.constantFrom(
      'texto',
      'modo',
      'contenido',
      'nombre',
      'consultar',
      '1',
      'acta',
      'ñ',
      '&',
      '=',
      '%',
    );
    fc.assert(
      fc.property(fc.string({ unit: part, maxLength: 20 }), (consulta) => {
        const kept = keep(consulta);
        if (kept !== null) expect(keep(kept)).toBe(kept);
      }),
    );
  });

  it('starts from what was searched as its name', () => {
    expect(buildNombre(parse('modo=contenido&texto=acta+de+cierre'))).toBe('acta de cierre');
    expect(buildNombre(parse('nombre=pasaporte&consultar=1'))).toBe('pasaporte');
    expect(buildNombre(parse('estado=activa&consultar=1'))).toBe('');
  });

  it.each([
    ['modo=contenido&texto=acta&estado=activa&sector=3', 'En el contenido: «acta» y 2 filtros'],
    ['modo=contenido&fuente=documento', 'En el contenido: 1 filtro'],
    ['nombre=pasaporte&consultar=1', 'Por filtros: «pasaporte»'],
    ['orden=-nombreMesa&consultar=1', 'Por filtros'],
  ])('%j reads %j', (consulta, line) => {
    expect(presentConsulta(parse(consulta))).toBe(line);
  });
});
