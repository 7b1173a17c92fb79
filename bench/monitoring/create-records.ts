/** An exchange as it happened, and the records its two security servers wrote of it. */
export interface Exchange {
  readonly service: number;
  readonly client: number;
  /** Hours since 1970. */
  readonly hour: number;
  readonly succeeded: boolean;
  /** Both sides wrote a record. */
  readonly isPaired: boolean;
  /** In ms; null where the provider wrote none. */
  readonly providerMs: number | null;
  readonly records: readonly object[];
}

const SERVICES = 40;
const CLIENTS = 25;
const HOUR_MS = 3_600_000;
const HOURS = 24;

/** The same numbers at each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Exchanges of a day, until they have written so many records. */
export function* createExchanges(records: number, dayStart: number): Generator<Exchange> {
  const random = createRandom(20_261_127);
  let written = 0;
  for (let n = 0; written < records; n += 1) {
    const exchange = createExchange(n, dayStart, random);
    const left = records - written;
    // The last exchange may be alone, so that the number comes out.
    const told = exchange.records.length <= left ? exchange : toAlone(exchange);
    written += told.records.length;
    yield told;
  }
}

function createExchange(n: number, dayStart: number, random: () => number): Exchange {
  const [service, client] = [Math.floor(random() ** 2 * SERVICES), Math.floor(random() * CLIENTS)];
  // As a log is written: in the order of time, but for a minute.
  const entry = Math.floor(dayStart + random() * HOURS * HOUR_MS);
  const providerMs = Math.floor(5 + 400 * random() ** 3 + (random() < 0.01 ? 8000 * random() : 0));
  const totalMs = providerMs + Math.floor(10 + 60 * random());
  const succeeded = random() > 0.02;
  const kind = random();
  const ending = succeeded
    ? { succeeded }
    : { succeeded, faultCode: 'Server.ServerProxy.ServiceFailed.HttpError' };
  const shared = { ...toParties(service, client), messageId: `carga-${n}`, ...ending };
  const clientSide = {
    ...shared,
    securityServerType: 'Client',
    requestInTs: entry,
    requestOutTs: entry + 5,
    responseInTs: entry + totalMs - 5,
    responseOutTs: entry + totalMs,
  };
  const producerSide = {
    ...shared,
    securityServerType: 'Producer',
    requestInTs: entry + 8,
    requestOutTs: entry + 10,
    responseInTs: entry + 6 + providerMs,
    responseOutTs: entry + 8 + providerMs,
  };
  const hour = Math.floor(entry / HOUR_MS);
  const whole = { service, client, hour, succeeded };
  if (kind < 0.02) return { ...whole, isPaired: false, providerMs: null, records: [clientSide] };
  return { ...whole, isPaired: true, providerMs, records: [clientSide, producerSide] };
}

function toAlone(exchange: Exchange): Exchange {
  return { ...exchange, isPaired: false, providerMs: null, records: exchange.records.slice(0, 1) };
}

function toParties(service: number, client: number): object {
  return {
    monitoringDataTs: 1_795_000_000,
    securityServerInternalIp: '10.0.0.1',
    clientXRoadInstance: 'CO',
    clientMemberClass: 'GOB',
    clientMemberCode: `CLIENTE-${client}`,
    clientSubsystemCode: 'SISTEMA',
    serviceXRoadInstance: 'CO',
    serviceMemberClass: 'GOB',
    serviceMemberCode: `PROVEEDOR-${service % 10}`,
    serviceSubsystemCode: 'SERVICIOS',
    serviceCode: `carga-${service}`,
    serviceVersion: 'v1',
    restMethod: 'GET',
    restPath: '/datos/1020304050',
    serviceType: 'REST',
    messageIssue: 'EXPEDIENTE-1',
    messageUserId: 'CO1020304050',
    messageProtocolVersion: '1',
    clientSecurityServerAddress: 'ss.cliente.invalid',
    serviceSecurityServerAddress: 'ss.proveedor.invalid',
    requestSize: 900,
    responseSize: 2100,
    xRoadVersion: '7.3.2',
  };
}
