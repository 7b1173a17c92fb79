import { useConfiguracion } from '@marco/parametros/widgets';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { NotFoundScreen } from '../screens/not-found-screen.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { DataSamples } from './data-samples.tsx';
import { DateSamples } from './date-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { MessageSamples } from './message-samples.tsx';
import { NavigationSamples } from './navigation-samples.tsx';
import { PlotSamples } from './plot-samples.tsx';
import { TableInputsSamples } from './table-inputs-samples.tsx';
import { TableSamples } from './table-samples.tsx';

/** '/componentes': the design system in all its states, in an evaluation only. */
export function ComponentesScreen() {
  return useConfiguracion().demostracion ? <Gallery /> : <NotFoundScreen />;
}

function Gallery() {
  usePageTitle('Componentes');
  return (
    <>
      <PageHeading
        title="Componentes"
        lead="Cada pieza de la interfaz con sus estados. Los datos son de ejemplo y esta página existe solo en la demostración."
      />
      <ButtonSamples />
      <FieldSamples />
      <DateSamples />
      <MessageSamples />
      <NavigationSamples />
      <DataSamples />
      <PlotSamples />
      <TableSamples />
      <TableInputsSamples />
    </>
  );
}
