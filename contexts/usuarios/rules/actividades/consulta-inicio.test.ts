import { describe, expect, it } from 'vitest';
import { formatInicio, parseInicio } from './consulta-inicio.ts';

const parse = (query: string) => parseInicio(new URLSearchParams(query));

describe('[AREA-13] the address of the home', () => {
  it('says what is not as usual, and reads the same again', () => {
    const query = 'ambito=entidad&tipo=solicitudes-devueltas&grupo=vencido';
    expect(parse(query)).toEqual({ ambito: 'entidad', tipo: 'solicitudes-devueltas', grupo: 'vencido' });
    expect(formatInicio(parse(query))).toBe(query);
  });

  it.each(['', 'ambito=otros&tipo=A%20b&grupo=ayer', 'ambito=mio&tipo=&grupo='])(
    '«%s» is the home as it opens',
    (query) => {
      expect(parse(query)).toEqual({ ambito: 'mio', tipo: null, grupo: null });
      expect(formatInicio(parse(query))).toBe('');
    },
  );
});
