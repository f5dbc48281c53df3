import { expose } from 'comlink';
import { canvasDrawing } from './canvas-drawing.ts';
import { createSimilarityService } from './similarity-service.ts';

expose(createSimilarityService(canvasDrawing));
