import { SegundoFactorKeeper } from '@marco/acceso/web';
import { useConfiguracion } from '@marco/parametros/widgets';
import { BannerKeeper } from '@marco/web-kit/banner-keeper';
import { PressKeeper } from '@marco/web-kit/field';
import { FocusKeeper } from '@marco/web-kit/focus-keeper';
import { ReasonsKeeper } from '@marco/web-kit/reasons-keeper';
import { UnsavedChangesQuestion } from '@marco/web-kit/unsaved-changes';
import { PrintHeading } from './print-heading/print-heading.tsx';

/** The parts that keep the focus, the messages and the unsaved work of a person, rendered once for all screens. */
export function WorkKeepers() {
  const { duracionBannerMs, ministerio, producto } = useConfiguracion();
  return (
    <>
      <BannerKeeper durationMs={duracionBannerMs} />
      <FocusKeeper />
      <PressKeeper />
      <PrintHeading institution={ministerio.nombre} product={producto.titulo} />
      <ReasonsKeeper />
      <UnsavedChangesQuestion />
      <SegundoFactorKeeper />
    </>
  );
}
