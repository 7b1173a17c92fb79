import { type ComponentType, lazy } from 'react';
import type { Plot } from './plot.ts';
import type { Room, Scene } from './scene.ts';
import { Stage, type StageProps } from './stage.tsx';

type DrawingProps<Kind extends Plot> = Omit<StageProps, 'plot' | 'draw'> & { readonly plot: Kind };

/** A drawing whose code comes when a plot of its kind is shown. */
function lazyDrawing<Kind extends Plot>(
  load: () => Promise<(plot: Kind, room: Room) => Scene>,
): ComponentType<DrawingProps<Kind>> {
  return lazy(async () => {
    const draw = await load();
    function Drawing({ plot, ...rest }: DrawingProps<Kind>) {
      return <Stage {...rest} plot={plot} draw={(room) => draw(plot, room)} />;
    }
    return { default: Drawing };
  });
}

const Line = lazyDrawing(async () => (await import('./drawings/line.ts')).drawLine);
const Columns = lazyDrawing(async () => (await import('./drawings/columns.ts')).drawColumns);
const Parts = lazyDrawing(async () => (await import('./drawings/parts.ts')).drawParts);
const Ranked = lazyDrawing(async () => (await import('./drawings/ranked.ts')).drawRanked);
const Spread = lazyDrawing(async () => (await import('./drawings/spread.ts')).drawSpread);
const Grid = lazyDrawing(async () => (await import('./drawings/grid.ts')).drawGrid);
const Calibration = lazyDrawing(async () => (await import('./drawings/calibration.ts')).drawCalibration);
const Waterfall = lazyDrawing(async () => (await import('./drawings/waterfall.ts')).drawWaterfall);
const Choropleth = lazyDrawing(async () => (await import('./drawings/choropleth.ts')).drawChoropleth);

/** The drawing of a plot, by its kind. */
export function PlotDrawing({ plot, ...rest }: Omit<StageProps, 'draw'>) {
  switch (plot.kind) {
    case 'line':
      return <Line plot={plot} {...rest} />;
    case 'columns':
      return <Columns plot={plot} {...rest} />;
    case 'parts':
      return <Parts plot={plot} {...rest} />;
    case 'ranked':
      return <Ranked plot={plot} {...rest} />;
    case 'dots':
    case 'range':
      return <Spread plot={plot} {...rest} />;
    case 'cohort':
    case 'matrix':
    case 'heat':
      return <Grid plot={plot} {...rest} />;
    case 'calibration':
      return <Calibration plot={plot} {...rest} />;
    case 'waterfall':
      return <Waterfall plot={plot} {...rest} />;
    case 'map':
      return <Choropleth plot={plot} {...rest} />;
  }
}
