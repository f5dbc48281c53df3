import { expose } from 'comlink';
import { createCanvasDrawing } from '../../glyphs/canvas-drawing.ts';
import { createSimilarityService } from './similarity-service.ts';

expose(createSimilarityService(createCanvasDrawing));
