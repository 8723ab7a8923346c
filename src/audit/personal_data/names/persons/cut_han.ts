import type { Analysis } from "../../../tagging/analyze_text.ts";
import type { TaggedName } from "../../../tagging/tag_names.ts";
import { hasChineseSurname } from "./chinese_surnames.ts";

const HAN = /\p{Script=Han}/u;
/** Marks of Chinese and Japanese, which end a sentence or its part, and every name. */
const HAN_MARK =
  /[，。、；：！？“”「」《》（）]|(?:昨|今|明|前|后|後)[天日晚年]|[去今]年|上周|下周|上個?月|本月|目前|曾经|曾經|已经|已經/u;
/** A name of two characters without a listed surname must be at least this probable. */
const LEAST_WITHOUT_SURNAME = 0.5;
/** A surname alone must be at least this probable. */
const LEAST_SURNAME = 0.8;
/** Four characters or more without a family name of two are a phrase, where the tagger is less sure. */
const LEAST_LONG = 0.85;
const ALL_HAN = /^\p{Script=Han}{4,}$/u;

/** Words that begin with what is a family name elsewhere. */
const WORDS = new Set(
  "白跑 白费 白費 白天 白白 白色 关怀 關懷 关爱 關愛 关心 關心 关注 關注 关系 關係 关于 關於 高兴 高興 高龄 高齡 高级 高級 高度 方便 方式 安排 安全 安心 安静 安靜 温馨 溫馨 温暖 溫暖 成功 成立 程度 时间 時間 金额 金額 全家 全部 和谐 和諧 和平 万一 萬一 万分 萬分 黄金 黃金 平安 康复 康復 明天 明白 明确 明確 任何 任务 任務 任意 应该 應該 应当 應當 包括 包装 包裝 常常 常见 常見 许多 許多 许可 許可 余额 餘額 华人 華人 华语 華語 文件 文化 计划 計劃 计算 計算 项目 項目 连续 連續 连接 連接 车辆 車輛 车牌 車牌 国家 國家 国内 國內 国外 國外 年轻 年輕 强烈 強烈 强调 強調 严重 嚴重 严格 嚴格 查询 查詢 查看 查证 查證 商品 商店 商家 温柔 溫柔 孟买 孟買 房东 房東 房屋 房租 房子 路过 路過 路上 通过 通過 边缘 邊緣 司机 司機 司法 官方 官网 官網 海外 海关 海關 支付 支持 荣幸 榮幸 幸福 幸运 幸運 原因 原来 原來 原价 原價 毛病 雷同 龙虾 龍蝦 麻烦 麻煩 麻将 麻將 黑色 江湖 沙发 沙發 花费 花費 水电 水電 易碎 容易 丰富 豐富 鲜花 鮮花 师傅 師傅 老师 老師 单位 單位 单独 單獨 曲线 曲線 党员 黨員 时候 時候 解决 解決 解释 解釋 应付 應付".split(
    " ",
  ),
);

/** Whether both first characters are family names, as of a married woman, or make one together. */
function hasDoubleSurname(name: string): boolean {
  return hasChineseSurname(name) && hasChineseSurname(name.slice(1));
}

/** A name in Han characters up to the first mark; none if it is a word rather than a name. */
export function cutHan(name: TaggedName, { text, tokens }: Analysis): TaggedName[] {
  const value = text.slice(name.start, name.end);
  if (name.kind !== "PERSON" || !HAN.test(value)) return [name];
  const cut = HAN_MARK.exec(value)?.index ?? value.length;
  let { last } = name;
  while (last > name.first && tokens.ends[last]! > name.start + cut) last--;
  const end = tokens.ends[last]!;
  if (end - name.start === 1 && name.confidence < LEAST_SURNAME) return [];
  const whole = text.slice(name.start, end);
  if (WORDS.has(whole)) return [];
  if (WORDS.has(whole.slice(0, 2)) && name.confidence < LEAST_LONG) return [];
  const long = ALL_HAN.test(whole) && !hasDoubleSurname(whole);
  if (long && name.confidence < LEAST_LONG) return [];
  const short = end - name.start === 2 && HAN.test(text.charAt(name.start + 1));
  const doubtful = name.confidence < LEAST_WITHOUT_SURNAME && !hasChineseSurname(value);
  return cut === 0 || (short && doubtful) ? [] : [{ ...name, last, end }];
}
