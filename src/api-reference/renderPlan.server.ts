import type { ServerTranslate } from '@/i18n/translator.server';
import { escapeHtml } from '@/lib/highlightCode.server';

const PLAN_NAMES = { pro: 'proPlan', premium: 'premiumPlan' } as const;

/** The mark of what needs a plan that is paid for. */
export function renderPlan(plan: keyof typeof PLAN_NAMES, translate: ServerTranslate): string {
  return `<span class="api-mark api-plan">${escapeHtml(translate(PLAN_NAMES[plan]))}</span>`;
}
