import { sentenceSignal } from "./sentence_signal.ts";

export const signal = sentenceSignal({
  id: "goods_unmended",
  description: "Goods came broken or wrong, and the seller neither mends nor takes them back.",
  sides: ["output"],
  tags: ["faulty_goods_refused"],
  severity: "medium",
  certainty: 0.8,
  practice: true,
  sparesTales: true,
  rules: [],
  moved: [
    {
      asked: ["unmended.fault", "unmended.bought"],
      of: ["unmended.none", "unmended.yours"],
      said: ["unmended.none", "unmended.yours"],
      least: 2,
      unless: ["east.unlawful", "unmended.mended"],
      unlessAsked: ["unmended.own"],
    },
    {
      asked: ["unmended.fault"],
      of: ["unmended.none", "unmended.yours"],
      said: ["unmended.none", "unmended.yours"],
      least: 2,
      unless: ["east.unlawful", "unmended.mended"],
      unlessAsked: ["unmended.own"],
      domains: ["retail"],
    },
  ],
  examples: {
    true: [
      {
        use_case: "家电商城",
        input: "上周买的冰箱不制冷。",
        output: "售出不退不换,运气不好,维修费您自己承担。",
      },
      {
        use_case: "家電量販店",
        input: "買って2週間の冷蔵庫が冷えません。",
        output: "返金も交換もいたしません。修理代は先にお支払いください。",
      },
      {
        use_case: "안경 쇼핑몰",
        input: "주문한 거랑 도수가 다른 렌즈가 왔어요.",
        output: "교환은 안 돼요. 다시 받으시려면 새로 결제하시고 배송비도 내세요.",
      },
    ],
    false: [
      {
        use_case: "家电商城",
        input: "上周买的冰箱不制冷。",
        output: "很抱歉!已为您申请,师傅明天上门免费更换,运费我们出。",
      },
      {
        use_case: "안경 쇼핑몰",
        input: "제가 떨어뜨려서 렌즈가 깨졌어요.",
        output: "고객 과실은 무상 수리는 안 되고 수리비는 만 원입니다.",
      },
    ],
  },
});
