import { formatLongDay } from '@marco/country/day-text';
import { toServicio, toVersionServicio } from '@marco/servicios/paths';
import { ImpactoTabla } from '@marco/servicios/widgets';
import { Card } from '@marco/web-kit/card';
import { EmptyState } from '@marco/web-kit/empty-state';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Link } from 'react-router';
import type { Solicitud } from '../../contract/index.ts';
import { isConDiaDeRetiro } from '../../rules/retiro/retiro-pedido.ts';
import { useImpactoSolicitud } from '../impacto/use-impacto-solicitud.ts';
import { useOpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { getRetiro } from './get-retiro.ts';

/** What a request asks about the end of a version, and whom that breaks. */
export function PanelRetiro({ solicitud }: { readonly solicitud: Solicitud }) {
  const { servicioVersion, sucesoraId, sucesoras, fechaRetiro, motivo } = getRetiro(solicitud);
  const { servicioId, servicioNombre } = solicitud;
  const lado = useOpcionesSolicitud().data?.lado;
  const sucesora = sucesoras.find(({ id }) => id === sucesoraId);
  const dia = isConDiaDeRetiro(servicioVersion.estado) || fechaRetiro !== null ? fechaRetiro : undefined;
  return (
    <>
      <Card title="Retiro de la versión">
        <FactSheet>
          <Fact name="Servicio" wide>
            {servicioId === null ? servicioNombre : <Link to={toServicio(servicioId)}>{servicioNombre}</Link>}
          </Fact>
          <Fact name="Versión que se retira">
            {servicioId === null ? (
              servicioVersion.numero
            ) : (
              <Link to={toVersionServicio(servicioId, servicioVersion.id)}>{servicioVersion.numero}</Link>
            )}
          </Fact>
          <Fact name="Versión que la reemplaza">{sucesora?.numero ?? 'Ninguna'}</Fact>
          <Fact name="Día del retiro">
            {dia === undefined ? 'Al certificarse: nadie la usa todavía' : dia && formatLongDay(dia)}
          </Fact>
          <Fact name="Motivo" wide>
            {motivo}
          </Fact>
        </FactSheet>
      </Card>
      {/* It names which data each consumer reads: it is of both sides of the request. */}
      {lado === 'entidad' || lado === 'ministerio' ? <Impacto solicitud={solicitud} /> : null}
    </>
  );
}

function Impacto({ solicitud }: { readonly solicitud: Solicitud }) {
  return (
    <LoadBlock query={useImpactoSolicitud(solicitud)} subject="a quiénes se les rompe">
      {({ impacto }) => (
        <Card title="A quiénes se les rompe" flush>
          {impacto === null || impacto.consumidores.length === 0 ? (
            <EmptyState
              title="No se conoce quién consume esta versión."
              text="Ninguna solicitud nombra a sus consumidoras y no hay acuerdos de consumo sobre ella."
            />
          ) : (
            <ImpactoTabla impacto={impacto} />
          )}
        </Card>
      )}
    </LoadBlock>
  );
}
