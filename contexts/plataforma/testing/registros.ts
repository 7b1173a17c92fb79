/** A moment the samples stand at: 2026-11-20 15:00 UTC. */
export const MOMENTO = Date.UTC(2026, 10, 20, 15);

/** A record of operational monitoring as the protocol writes it, with every personal field it may carry. */
export function createRegistroXroad(
  cambios: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    monitoringDataTs: MOMENTO / 1000,
    securityServerInternalIp: '10.20.30.40',
    securityServerType: 'Client',
    requestInTs: MOMENTO,
    requestOutTs: MOMENTO + 10,
    responseInTs: MOMENTO + 110,
    responseOutTs: MOMENTO + 120,
    clientXRoadInstance: 'CO',
    clientMemberClass: 'GOB',
    clientMemberCode: 'DAFP-0022',
    clientSubsystemCode: 'SUIT',
    serviceXRoadInstance: 'CO',
    serviceMemberClass: 'GOB',
    serviceMemberCode: 'SNR-0027',
    serviceSubsystemCode: 'FM-SIR',
    serviceCode: 'consultarPredio',
    serviceVersion: 'v1',
    restMethod: 'GET',
    restPath: '/predios/1020304050',
    serviceType: 'REST',
    messageId: 'mensaje-1',
    messageIssue: 'EXPEDIENTE-77',
    messageUserId: 'CO1020304050',
    messageProtocolVersion: '1',
    clientSecurityServerAddress: 'ss.cliente.gov.co',
    serviceSecurityServerAddress: 'ss.proveedor.gov.co',
    requestSize: 1000,
    responseSize: 2000,
    succeeded: true,
    statusCode: 200,
    xRoadVersion: '7.3.2',
    ...cambios,
  };
}

/** The record of the other side of the same exchange. */
export function createRegistroProductor(
  cambios: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return createRegistroXroad({
    securityServerType: 'Producer',
    requestInTs: MOMENTO + 20,
    requestOutTs: MOMENTO + 25,
    responseInTs: MOMENTO + 95,
    responseOutTs: MOMENTO + 100,
    ...cambios,
  });
}
