import type { Browser } from '@playwright/test';
import { askDatabase } from './database.ts';
import { beginJourney, type LongJourney, type Page } from './journey.ts';
import { lendPersona } from './lent-people.ts';
import { MAILING } from './mails.ts';
import { openHomeAs } from './open-session.ts';

/** Who takes a request from its first word to its certificate. */
const PEOPLE = {
  /** Writes the requests of the entidad and may not approve them. */
  funcionario: '1000000006',
  /** Approves for the entidad. */
  lider: '1000000003',
  consultor: '1000000002',
  /** The administration of the ministry, which assigns and certifies. */
  certificador: '1000000001',
  /** Of the exchange platform: it verifies what is technical of level 3. */
  operador: '1000000012',
} as const;
type Persona = keyof typeof PEOPLE;

async function moveFuncionario(sigla: string, estado: 'activa' | 'inactiva'): Promise<void> {
  await askDatabase(
    `update membresias set estado = '${estado}', entidad_id = (select id from entidades where sigla = '${sigla}')
    where usuario_id = (select id from usuarios where numero_identificacion = '${PEOPLE.funcionario}')`,
    MAILING,
  );
}

/** The demo has one person of each entidad at most: the officer of another one works for that of the leader. */
export function takeFuncionario(): Promise<void> {
  return moveFuncionario('CANCILLERIA', 'activa');
}

/** The officer is back where the demo data have them. */
export function giveFuncionarioBack(): Promise<void> {
  return moveFuncionario('IGAC', 'inactiva');
}

async function enter(browser: Browser, persona: Persona): Promise<LongJourney> {
  const journey = await beginJourney(browser);
  await openHomeAs(journey.page, PEOPLE[persona]);
  return journey;
}

/** All of them in a browser of their own, and a visitor without a session. */
export async function enterAll(browser: Browser) {
  return {
    funcionario: await enter(browser, 'funcionario'),
    lider: await enter(browser, 'lider'),
    consultor: await enter(browser, 'consultor'),
    certificador: await enter(browser, 'certificador'),
    operador: await enter(browser, 'operador'),
    visitor: await beginJourney(browser),
  };
}

/** Who asks for the servicio and decides about it, for two entidades; the first one is named by its request of level 1. */
const CONSUMIDORES = {
  /** Prepares what Migración asks for and may not send it. */
  prepara: { numero: '1000000010', sigla: 'MIGRACION', rol: 'funcionario-entidad' },
  decide: { numero: '1000000005', sigla: 'MIGRACION', rol: 'lider-interoperabilidad' },
  otra: { numero: '1000000009', sigla: 'DIAN', rol: 'lider-interoperabilidad' },
} as const;

/** Those of the entidades that consume, each in a browser of their own; `giveBack` ends it. */
export async function enterConsumidores(browser: Browser) {
  const givers: (() => Promise<void>)[] = [];
  const journeys: LongJourney[] = [];
  const enterAs = async (quien: keyof typeof CONSUMIDORES): Promise<Page> => {
    givers.push(await lendPersona(CONSUMIDORES[quien], MAILING));
    const journey = await beginJourney(browser);
    journeys.push(journey);
    await openHomeAs(journey.page, CONSUMIDORES[quien].numero);
    return journey.page;
  };
  return {
    prepara: await enterAs('prepara'),
    decide: await enterAs('decide'),
    otra: await enterAs('otra'),
    giveBack: async () => {
      for (const give of givers) await give();
      for (const journey of journeys) await journey.end();
    },
  };
}
