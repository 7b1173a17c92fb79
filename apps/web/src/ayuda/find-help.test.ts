import { GLOSARIO } from '@marco/parametros/glosario';
import { foldText } from '@marco/web-kit/format';
import { describe, expect, it } from 'vitest';
import { findHelpOfPage, searchTasks, searchTerminos } from './find-help.ts';
import { GUIDES } from './guides/list-guides.ts';

const TASKS = GUIDES.flatMap(({ tasks }) => tasks);

const titles = (found: ReturnType<typeof searchTasks>) => found.map(({ task }) => task.title);

describe('the texts', () => {
  it('a place in a guide or in the glossary is one thing', () => {
    expect(new Set(GUIDES.map(({ id }) => id)).size).toBe(GUIDES.length);
    for (const { tasks } of GUIDES) expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    expect(new Set(GLOSARIO.map(({ clave }) => clave)).size).toBe(GLOSARIO.length);
    for (const { id } of [...GUIDES, ...TASKS]) expect(id).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
  });

  it('there are the 25 most frequent tasks and more, none longer than a page', () => {
    expect(TASKS.length).toBeGreaterThanOrEqual(25);
    for (const task of TASKS) {
      expect(JSON.stringify(task).length, task.title).toBeLessThan(1800);
      expect(task.steps.length, task.title).toBeGreaterThan(1);
    }
  });

  it('the terms stand in the order of their names, and none is explained by its name', () => {
    const names = GLOSARIO.map(({ termino }) => termino);
    const place = (name: string) => names.indexOf(name);
    expect(place('Índice de cobertura')).toBeLessThan(place('Interoperabilidad'));
    expect(place('ANS')).toBeLessThan(place('Banco de conformidad'));
    for (const { termino, definicion } of GLOSARIO)
      expect(foldText(definicion).startsWith(`${foldText(termino)} `), termino).toBe(false);
  });
});

describe('a search', () => {
  it('finds nothing for nothing, and nothing for words nobody wrote', () => {
    expect(searchTasks('  ')).toEqual([]);
    expect(searchTasks('jirafa')).toEqual([]);
    expect(searchTerminos('jirafa')).toEqual([]);
    expect(searchTerminos('')).toHaveLength(GLOSARIO.length);
  });

  it('takes every word, without accents or capitals, the titles first', () => {
    expect(titles(searchTasks('DEVOLUCION'))[0]).toBe('Cómo responder una devolución');
    expect(titles(searchTasks('acuerdo pedir'))[0]).toBe('Cómo pedir un acuerdo de consumo');
    expect(searchTerminos('dias habiles').map(({ termino }) => termino)).toEqual(['Día hábil']);
  });
});

describe('the help of a page', () => {
  it('a page of no guide has none, and no part of a word counts', () => {
    expect(findHelpOfPage('/terminos')).toEqual([]);
    expect(findHelpOfPage('/app/acuerdosviejos')).toEqual([]);
  });

  it('is that of the nearest address, for what stands below it too', () => {
    const own = titles(findHelpOfPage('/app/acuerdos/12?vista=x'));
    expect(own).toContain('Cómo pedir un acuerdo de consumo');
    expect(own).toContain('Cómo decidir un acuerdo que le piden');
    expect(titles(findHelpOfPage('/app/xroad/tareas/3'))[0]).toBe('Cómo emitir el concepto técnico');
  });
});
